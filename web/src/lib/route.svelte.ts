import { POCKET } from "../pocket/here.ts";

/** The address bar: which page is shown. Links are plain; clicks on them are taken over without a reload. */
export interface Route {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

/** Which address shows a page. In a folder of any host there is only one file to load: what follows # says the page. */
export function addressOf(path: string): string {
  return POCKET ? `#${path}` : path;
}

function read(): Route {
  const { pathname, search, hash } = POCKET ? new URL(location.hash.slice(1) || "/", "http://page") : location;
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
  if (replace) history.replaceState(null, "", addressOf(address));
  else history.pushState(null, "", addressOf(address));
  show();
}

function show(): void {
  const before = current.path;
  current = read();
  if (before !== current.path) scrollTo(0, 0);
}

/** Where the links of the pocket edition lead, before the browser follows them: all links are written as paths. */
function relate(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const path = link?.getAttribute("href");
  if (!link || !path?.startsWith("/")) return;
  if (!path.startsWith("/api/")) link.setAttribute("href", addressOf(path));
  else if (event.type === "click") {
    event.preventDefault();
    void import("../pocket/door.ts").then(({ download }) => download(path.slice("/api".length)));
  }
}

export function applyRoute(): void {
  addEventListener("popstate", () => (current = read()));
  if (POCKET) {
    addEventListener("hashchange", show);
    for (const kind of ["pointerdown", "focusin", "click"]) document.addEventListener(kind, relate, true);
    return;
  }
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
      /^\/(api|pocket)\//.test(target.pathname)
    )
      return;
    event.preventDefault();
    go(target.pathname + target.search + target.hash);
  });
}
