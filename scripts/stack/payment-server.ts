import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { Failure } from "./failure.ts";
import { createPaymentNetwork, type Deed, DEEDS, type Notification } from "./payment-network.ts";

export interface PaymentServer {
  /** Base address of the API: `{url}/v1/payments`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Local stand-in for the payment provider, in Mercado Pago's format. What a payer does there is done by
 *  `POST /girassol/payments/{id}/{pay|refund|charge-back|expire}` (of a refund, `?amount=` in reais); the portal then gets
 *  the signed notification, and the answer says how it took it. */
export function startPaymentServer({ port }: { port: number }): Promise<PaymentServer> {
  const network = createPaymentNetwork();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://payment-server");
    const [, id, deed] = /^\/girassol\/payments\/(\d+)\/([a-z-]+)$/.exec(url.pathname) ?? [];
    if (id !== undefined && incoming.method === "POST") {
      const isKnown = (DEEDS as readonly string[]).includes(deed ?? "");
      const amount = url.searchParams.get("amount");
      const happened =
        isKnown && network.happen(Number(id), deed as Deed, amount === null ? undefined : Number(amount));
      const status = happened ? await deliver(network.notificationOf(Number(id))) : null;
      outgoing.writeHead(happened ? 200 : 404, { "content-type": "application/json" });
      outgoing.end(JSON.stringify({ happened, portalAnswered: status }));
      return;
    }
    const response = await network.answer(await toRequest(url, incoming));
    // Without an answer the connection stays open until the portal gives up.
    if (response === null) return;
    outgoing.writeHead(response.status, {
      "content-type": response.headers.get("content-type") ?? "text/plain",
    });
    outgoing.end(await response.text());
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(new Failure(`The payment server could not start: ${error.message}`, "Set PAYMENT_SERVER_PORT")),
    );
    server.listen(port, "127.0.0.1", () => {
      server.unref();
      resolve({
        url: `http://127.0.0.1:${String(port)}`,
        stop: () =>
          new Promise<void>((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Sends a notification to the portal on this machine, whose hosts below `localhost` not every system can look up.
 *  @returns the portal's status; 0 without an answer */
function deliver({ url, headers, body }: Notification): Promise<number> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve) => {
    const call = send(
      { host: "127.0.0.1", port, method: "POST", path: pathname + search, headers: { ...headers, host } },
      (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
      },
    );
    call.once("error", () => resolve(0));
    call.end(body);
  });
}

async function toRequest(url: URL, incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", headers } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const kept = ["authorization", "content-type", "x-idempotency-key"].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks).toString("utf8") } : {};
  return new Request(url, { method, headers: kept, ...body });
}
