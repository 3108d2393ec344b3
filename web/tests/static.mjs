// A plain static host on loopback: a folder of files, and nothing else.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

export const SITE = "../src/boardinghouse/pocket/site";
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const PIECE = 32_768;

export class StaticHost {
  /** Without end, or so many bytes per second in all. */
  constructor(rate = Infinity) {
    this.rate = rate;
  }

  free = 0; // when the line has sent what it was given
  folder = "/some/folder/"; // the house need not be at the top of its host
  sent = 0;
  instead = {}; // what a newer version of the house would say, by file

  get url() {
    return `http://127.0.0.1:${this.port}${this.folder}`;
  }

  async open(port = 0) {
    this.server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
      const name = path.startsWith(this.folder) ? path.slice(this.folder.length) || "index.html" : "";
      let file = join(SITE, name);
      if (!name || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      if (name in this.instead) {
        response.writeHead(200, { "content-type": TYPES[extname(file)] }).end(this.instead[name]);
        return;
      }
      const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
      if (existsSync(`${file}.gz`) && request.headers["accept-encoding"]?.includes("gzip")) {
        headers["content-encoding"] = "gzip";
        file += ".gz";
      }
      headers["last-modified"] = statSync(file).mtime.toUTCString();
      if (request.headers["if-modified-since"] === headers["last-modified"]) {
        response.writeHead(304, headers).end();
        return;
      }
      const body = readFileSync(file);
      this.sent += body.length;
      response.writeHead(200, headers);
      void this.send(response, body);
    });
    await new Promise((resolve) => this.server.listen(port, "127.0.0.1", resolve));
    this.port = this.server.address().port;
    return this;
  }

  async send(response, body) {
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      const now = performance.now();
      this.free = Math.max(this.free, now) + (piece.length / this.rate) * 1000;
      if (this.free - now > 1) await new Promise((resolve) => setTimeout(resolve, this.free - now));
      response.write(piece);
    }
    response.end();
  }

  /** The network is gone, in the middle of whatever is under way. */
  async close() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
