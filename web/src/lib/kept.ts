/** What is fetched once and kept; a fetch that failed is tried again when somebody asks next. */
export function kept<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return (key) => {
    let one = found.get(key);
    if (one === undefined) {
      one = fetch(key);
      one.catch(() => found.delete(key));
      found.set(key, one);
    }
    return one;
  };
}
