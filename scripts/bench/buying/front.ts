import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { constants, createGzip, gzipSync } from "node:zlib";
import { ROOT } from "#scripts/stack/paths.ts";

export interface Front {
  /** `http://localhost:<port>` */
  readonly url: string;
  stop(): Promise<void>;
}

const CLIENT = join(ROOT, "build/client");
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const PACKED = /^(text\/|application\/json|image\/svg)/;

/** Stand-in for the platform in front of a deployed Worker: immutable caching of built files, widgets for every origin, and compression of
 *  everything. */
export async function startFront(workerUrl: string): Promise<Front> {
  const files = new Map<string, { type: string; body: Buffer; isPacked: boolean } | null>();
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? "/", "http://localhost").pathname;
    const isWidget = path.startsWith("/widgets/");
    if (!isWidget && !path.startsWith("/assets/")) {
      passOn(workerUrl, incoming, outgoing);
      return;
    }
    if (!files.has(path)) files.set(path, readFile(path));
    const file = files.get(path);
    if (!file) {
      outgoing.writeHead(404).end();
      return;
    }
    outgoing.writeHead(200, {
      "content-type": file.type,
      "content-length": file.body.length,
      "cache-control": "public, max-age=31536000, immutable",
      ...(isWidget ? { "access-control-allow-origin": "*" } : {}),
      ...(file.isPacked ? { "content-encoding": "gzip" } : {}),
    });
    outgoing.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${String(port)}`, stop: () => stop(server) };
}

function readFile(path: string) {
  const file = join(CLIENT, path);
  if (path.includes("..") || !existsSync(file)) return null;
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const isPacked = PACKED.test(type);
  const body = readFileSync(file);
  return { type, isPacked, body: isPacked ? gzipSync(body, { level: 9 }) : body };
}

/** Streams an answer of the Worker, chunk by chunk. */
function passOn(workerUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming;
  const options = { method, headers: { ...headers, "accept-encoding": "identity" } };
  const asked = request(new URL(incoming.url ?? "/", workerUrl), options, (answer) => {
    const { "content-length": _length, "transfer-encoding": _encoding, ...rest } = answer.headers;
    const isPacked = PACKED.test(answer.headers["content-type"] ?? "");
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...rest,
      ...(isPacked ? { "content-encoding": "gzip" } : {}),
    });
    if (isPacked) answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(outgoing);
    else answer.pipe(outgoing);
  });
  asked.on("error", () => outgoing.destroy());
  incoming.pipe(asked);
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
