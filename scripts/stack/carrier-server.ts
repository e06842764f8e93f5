import { createServer, type IncomingMessage } from "node:http";
import { Failure } from "./failure.ts";
import { listCapitals, priceDelivery, QuoteQuestionSchema } from "./carrier-prices.ts";
import { DEMO_CARRIER_KEY } from "#scripts/demo/demo-keys.ts";

export interface CarrierServer {
  /** Base address of the API: `{url}/quote_by_product`. */
  readonly url: string;
  /** Number of calls with a key. */
  callsWith(apiKey: string): number;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

type Options = NonNullable<ReturnType<typeof priceDelivery>>;

/** Answers by the key's ending, made of a good one; `null` for no answer at all. */
const BEHAVIOURS: Readonly<Record<string, (options: Options, call: number) => Answer | null>> = {
  "": (options) => quoted(options),
  "-lenta": () => null,
  "-quebrada": () => ({ status: 500, body: "Internal Server Error" }),
  "-instavel": (options, call) =>
    call % 2 === 1 ? { status: 503, body: "Service Unavailable" } : quoted(options),
  "-ocupada": () => ({ status: 429, body: "Too Many Requests" }),
  "-ilegivel": () => ({ status: 200, body: "<html>Manutenção</html>" }),
  "-contraditoria": (options) =>
    quoted(options.map((one) => ({ ...one, final_shipping_cost: -one.final_shipping_cost }))),
  "-vazia": () => quoted([]),
};

/** Local stand-in for the network of carriers, in Intelipost's format. It accepts the demo world's key, whose
 *  ending selects its behaviour, and refuses any other. */
export function startCarrierServer({ port }: { port: number }): Promise<CarrierServer> {
  const capitals = listCapitals();
  const calls = new Map<string, number>();

  async function answer(request: IncomingMessage): Promise<Answer | null> {
    const { pathname } = new URL(request.url ?? "/", "http://carrier-server");
    if (request.method !== "POST" || pathname !== "/quote_by_product") return refused(404, "not.found");
    const key = String(request.headers["api-key"] ?? "");
    const call = (calls.get(key) ?? 0) + 1;
    calls.set(key, call);
    const behave = key.startsWith(DEMO_CARRIER_KEY)
      ? BEHAVIOURS[key.slice(DEMO_CARRIER_KEY.length)]
      : undefined;
    if (behave === undefined) return refused(401, "invalid.api.key");
    const question = QuoteQuestionSchema.safeParse(await readJson(request));
    if (!question.success) return refused(400, "quote.invalid");
    const options = priceDelivery(question.data, capitals);
    return options === null ? refused(400, "quote.no.delivery.options") : behave(options, call);
  }

  const server = createServer((request, response) => {
    void answer(request).then((given) => {
      if (given === null) return;
      const { status, body } = given;
      const isText = typeof body === "string";
      response
        .writeHead(status, { "content-type": isText ? "text/html" : "application/json; charset=utf-8" })
        .end(isText ? body : JSON.stringify(body));
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(new Failure(`The carrier server could not start: ${error.message}`, "Set CARRIER_SERVER_PORT")),
    );
    server.listen(port, "127.0.0.1", () => {
      server.unref();
      resolve({
        url: `http://127.0.0.1:${String(port)}`,
        callsWith: (apiKey) => calls.get(apiKey) ?? 0,
        stop: () =>
          new Promise<void>((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function quoted(options: readonly object[]): Answer {
  return {
    status: 200,
    body: { status: "OK", messages: [], content: { id: 1, delivery_options: options, volumes: [] } },
  };
}

function refused(status: number, key: string): Answer {
  return { status, body: { status: "ERROR", messages: [{ type: "ERROR", text: key, key }], content: null } };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}
