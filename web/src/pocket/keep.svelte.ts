/** Keeping the house for when there is no network, and hearing of a new version: offered, never forced. */
let waiting = $state.raw<ServiceWorker | null>(null);
let put = $state(false);
let full = $state(false);

/** Whether the browser had no room for what was last to be written. */
export function noRoom(): boolean {
  return full;
}

export function noteRoom(none: boolean): void {
  full = none;
}

/** Whether a new version is here that nobody has said yes or no to. */
export function offered(): boolean {
  return waiting !== null && !put;
}

/** Not now; the next start takes it. */
export function later(): void {
  put = true;
}

export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage("take-over");
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // the first one of all takes nobody's place
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** Keep what is here. Without a secure address (https, or this machine) no browser lets a page do so. */
export async function keep(base: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register(new URL("sw.js", base)));
    await navigator.storage?.persist?.();
  } catch (fault) {
    console.warn(fault); // it plays all the same, with a network
  }
}
