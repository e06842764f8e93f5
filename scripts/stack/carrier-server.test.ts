import { expect, onTestFinished, test } from "vitest";
import { startCarrierServer } from "./carrier-server.ts";
import { findFreePort } from "./ports.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { openCircuitBreaker } from "#worker/gateways/circuit-breakers.ts";
import { CarrierError } from "#worker/gateways/intelipost/carrier-error.ts";
import { createIntelipostGateway } from "#worker/gateways/intelipost/intelipost-gateway.ts";

const KEY = "girassol-demo";

/** Ten modules of 27.5 kg and R$ 549.90, whose volume weighs less than they do. */
const MODULES = {
  ...{ weight: 27.5, width: 100, height: 90, length: 10 },
  ...{ price: 549.9, quantity: 10, skuId: "MOD-550", productCategory: "module" },
};

async function openServer() {
  const server = await startCarrierServer({ port: await findFreePort() });
  onTestFinished(() => server.stop());
  return server;
}

/** Asks the server as the portal does, from Goiânia; returns the offers, or why there are none. */
async function openPortal(apiKey: string) {
  const server = await openServer();
  const gateway = createIntelipostGateway({
    ...{ url: server.url, apiKey, pause: () => Promise.resolve(), report: () => {} },
    ...{ breaker: openCircuitBreaker(crypto.randomUUID()), nowMs: () => 0 },
  });
  async function ask(destinationCep: string, volume: Partial<typeof MODULES> = {}) {
    try {
      const offers = await gateway.quote({
        origin: { CEP: "74000000", city: "Goiânia", state: "GO" },
        destination: { CEP: destinationCep, city: "", state: "" },
        ...{ volumes: [{ ...MODULES, ...volume }], identification: "" },
      });
      return offers.map(({ explanation, priceCents, businessDays }) => [
        ...[explanation.ruleName, priceCents, businessDays],
      ]);
    } catch (error) {
      if (error instanceof CarrierError) return error.problem;
      throw error;
    }
  }
  return { ask, server };
}

// 275 kg over the least way of 120 km, goods of R$ 5,499.00:
// 90 + 0.09 × 275 × 1.2 + 0.004 × 5 499 = 141.696; 140 + 46.2 + 32.994 = 219.194; 900 + 16.5 + 16.497 = 932.997
test("carriers within a state ask by weight and value, always the same", async () => {
  const { ask } = await openPortal(KEY);
  const offers = [
    ["Rodoviário Econômico", 14_170, 2],
    ["Rodoviário Expresso", 21_919, 2],
    ["Carga Dedicada", 93_300, 2],
  ];
  expect(await ask("74000000")).toEqual(offers);
  expect(await ask("74000000")).toEqual(offers);
});

test("a longer way costs more and takes longer, and bulky goods count as heavier ones", async () => {
  const { ask } = await openPortal(KEY);
  const [near, far, bulky] = await Promise.all([
    ask("74000000"),
    ask("66010000"),
    ask("74000000", { length: 20 }),
  ]);
  const first = (offers: unknown) => (offers as [string, number, number][])[0] ?? ["", 0, 0];
  expect(first(far)[1]).toBeGreaterThan(first(near)[1]);
  expect(first(far)[2]).toBeGreaterThan(first(near)[2]);
  // 1 × 0.9 × 0.2 m³ count as 54 kg each: 90 + 0.09 × 540 × 1.2 + 21.996 = 170.316
  expect(first(bulky)[1]).toBe(17_032);
});

test.each([
  ["another-key", "unauthorized", 1],
  [`${KEY}-quebrada`, "failing", 2],
  [`${KEY}-ocupada`, "tooManyCalls", 2],
  [`${KEY}-ilegivel`, "unreadable", 1],
  [`${KEY}-contraditoria`, "costNegative", 1],
  [`${KEY}-vazia`, "noOptions", 1],
])("with the key %s the portal meets: %s", async (apiKey, problem, calls) => {
  const { ask, server } = await openPortal(apiKey);
  expect(await ask("74000000")).toBe(problem);
  expect(server.callsWith(apiKey)).toBe(calls);
});

test("with the ending -instavel every other call fails, so that the second try succeeds", async () => {
  const { ask, server } = await openPortal(`${KEY}-instavel`);
  expect(await ask("74000000")).toHaveLength(3);
  expect(server.callsWith(`${KEY}-instavel`)).toBe(2);
});

test("with the ending -lenta nothing comes until the portal gives up", async () => {
  const { expire } = holdTimeouts();
  const { ask, server } = await openPortal(`${KEY}-lenta`);
  const asking = ask("74000000");
  await expect.poll(() => server.callsWith(`${KEY}-lenta`)).toBe(1);
  expire();
  expect(await asking).toBe("timeout");
});

test.each([
  ["POST", "/quote_by_product", { products: [] }, 400],
  ["POST", "/quote_by_product", "{", 400],
  ["POST", "/quote", {}, 404],
  ["GET", "/quote_by_product", undefined, 404],
])("%s %s with %j is answered %i in the network's form", async (method, path, body, status) => {
  const { url } = await openServer();
  const init: RequestInit = { method, headers: { "api-key": KEY } };
  if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(url + path, init);
  expect([response.status, await response.json()]).toMatchObject([
    status,
    { status: "ERROR", content: null },
  ]);
});
