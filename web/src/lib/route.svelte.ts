/** The address bar: which page is shown. Links are plain; clicks on them are taken over without a reload. */
export interface Route {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const { pathname, search, hash } = location;
  return {
    path: pathname,
    parts: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

let current: Route = $state.raw(read());

export function route(): Route {
  return current;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = current.path;
  current = read();
  if (before !== current.path) scrollTo(0, 0);
}

export function applyRoute(): void {
  addEventListener("popstate", () => (current = read()));
  addEventListener("hashchange", () => (current = read()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const target = new URL(link.href, location.href);
    if (
      target.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      target.pathname.startsWith("/api/")
    )
      return;
    event.preventDefault();
    go(target.pathname + target.search + target.hash);
  });
}
