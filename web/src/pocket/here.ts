import type { Parts } from "./parts.ts";

declare const __PARTS__: Parts;

/** Whether this page has its house with it: built by `make pocket`, it talks to a worker of its own and to no server. */
export const POCKET = import.meta.env.MODE === "pocket";
/** The highest level of bots that answers in time. */
export const HIGHEST = POCKET ? __PARTS__.highest : 5;
