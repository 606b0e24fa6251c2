/** Tells which of these headings somebody is reading under, whenever they scroll. Returns how to stop. */
export function reading(ids: readonly string[], tell: (id: string) => void): () => void {
  const look = (): void => {
    let at = ids[0] ?? "";
    for (const id of ids) {
      const heading = document.getElementById(`chapter-${id}`);
      if (heading === null || heading.getBoundingClientRect().top > innerHeight * 0.35) break;
      at = id;
    }
    tell(at);
  };
  let asked = 0;
  const soon = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(look);
  };
  look();
  window.addEventListener("scroll", soon, { passive: true });
  return () => {
    cancelAnimationFrame(asked);
    window.removeEventListener("scroll", soon);
  };
}
