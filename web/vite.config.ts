import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.BOARDINGHOUSE_SERVER ?? "http://127.0.0.1:8000";
// what scripts/pocket.py has laid beside the page; `make page` has no use for it
const parts = process.env.BOARDINGHOUSE_POCKET ?? "null";

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "worker-src 'self'; base-uri 'none'; form-action 'none'";

/** What a server says in headers is in the page itself where any host may serve it. */
const alone: Plugin = {
  name: "alone",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head" },
  ],
};

export default defineConfig(({ mode }) => ({
  base: mode === "pocket" ? "./" : "/",
  plugins: mode === "pocket" ? [svelte(), alone] : [svelte()],
  define: { __PARTS__: parts },
  worker: { format: "es" as const },
  // words and rules are in the Python package: one truth for terminal, reports and page
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  build: {
    outDir: "../src/boardinghouse/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
