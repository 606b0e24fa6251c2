/** Which page is shown: the address, and moving about without reloading everything. */

import { settings } from "./settings.svelte";

class Router {
  path: string = $state(location.pathname);
  hash: string = $state(location.hash);
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  /** The parts of the path: `/rules/chess/C-001` is ["rules", "chess", "C-001"]. */
  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "").map(decodeURIComponent);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.path;
    const show = (): void => this.read();
    if (settings.moves && before !== location.pathname && "startViewTransition" in document) {
      document.startViewTransition(show);
    } else show();
    if (before !== location.pathname) window.scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** For links within the page: followed here, unless somebody wants a new tab. */
export function here(link: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.go(link.getAttribute("href") ?? "/");
  };
  link.addEventListener("click", follow);
  return { destroy: () => link.removeEventListener("click", follow) };
}
