import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** A real server on a free port of the loopback. An unresolved answer leaves the caller waiting. */
export async function startTestServer(
  answer: (request: Request) => Promise<Response> | Response,
): Promise<TestServer> {
  const server = createServer((incoming, outgoing) => {
    void readRequest(incoming)
      .then(answer)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  const method = incoming.method ?? "GET";
  const body = method === "GET" ? null : Buffer.concat(chunks).toString("utf8");
  return new Request(new URL(incoming.url ?? "/", "http://server.test"), { method, headers, body });
}
