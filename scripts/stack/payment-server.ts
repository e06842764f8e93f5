import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { Failure } from "./failure.ts";
import {
  createPaymentNetwork,
  type Deed,
  DEEDS,
  type Notification,
  type PaymentNetwork,
} from "./payment-network.ts";

/** Where payers type their cards. */
const CARD_PAGE_PATH = "/checkout/v1/redirect";

export interface PaymentServer {
  /** Base address of the API: `{url}/v1/payments`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Local stand-in for the payment provider, in Mercado Pago's format. What a payer does there is done by
 *  `POST /girassol/payments/{id}/{pay|refund|charge-back|expire|release}` (of a refund, `?amount=` in reais); the portal then gets
 *  the signed notification, and the answer says how it took it. What a bank says of a
 *  card is chosen on the page that a charge by card leads to. */
export function startPaymentServer({ port }: { port: number }): Promise<PaymentServer> {
  const network = createPaymentNetwork();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "payment-server"}`);
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
    if (url.pathname === CARD_PAGE_PATH) {
      const { status, headers, body } = await answerCardPage(url, incoming);
      outgoing.writeHead(status, headers);
      outgoing.end(body);
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

  /** The page on which a payer would type a card: here its bank says yes or no. */
  async function answerCardPage(url: URL, incoming: IncomingMessage) {
    const id = url.searchParams.get("pref_id") ?? "";
    const page = network.cardPages().find((one) => one.id === id);
    const html = { "content-type": "text/html; charset=utf-8" };
    if (page === undefined) return { status: 404, headers: html, body: "Página não encontrada" };
    if (incoming.method !== "POST") return { status: 200, headers: html, body: renderCardPage(page) };
    const isApproved = new URLSearchParams(await readText(incoming)).get("deed") === "approve";
    const payment = network.payByCard(id, { isApproved });
    if (payment === null)
      return { status: 409, headers: html, body: "Esta página não recebe mais pagamentos" };
    await deliver(network.notificationOf(payment));
    const { success, failure } = page.back_urls;
    const back = new URL(isApproved ? success : failure);
    back.searchParams.set("status", isApproved ? "approved" : "rejected");
    return { status: 303, headers: { location: back.href }, body: "" };
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

/** The page for a card, with its bank's answer in the place of a card's number. */
function renderCardPage({
  items,
  payment_methods,
  back_urls,
}: ReturnType<PaymentNetwork["cardPages"]>[number]) {
  const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const money = total.toLocaleString("pt-BR", { style: "currency", currency: "BRL" });
  return `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Provedor local</title>
<main style="font-family: sans-serif; max-width: 28rem; margin: 3rem auto; padding: 0 1rem">
<h1>Provedor local</h1>
<p>${escapeHtml(items.map(({ title }) => title).join(", "))}: ${money}, em até ${String(payment_methods.installments)}x</p>
<form method="post"><p><button name="deed" value="approve">Aprovar o cartão</button>
<button name="deed" value="refuse">Recusar o cartão</button></p></form>
<p><a href="${escapeHtml(back_urls.failure)}">Voltar à loja</a></p></main></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${String(character.codePointAt(0))};`);
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function toRequest(url: URL, incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", headers } = incoming;
  const text = await readText(incoming);
  const kept = ["authorization", "content-type", "x-idempotency-key"].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const body = text === "" ? {} : { body: text };
  return new Request(url, { method, headers: kept, ...body });
}
