import { expect, test, vi } from "vitest";
import type { OfferedFreight } from "#worker/gateways/freight/freight-provider-gateway.ts";
import { extraVolume, toVolume } from "#domain/freight/freight-volumes.ts";
import {
  breaks,
  carrierOption,
  type CarrierReaction,
  hangs,
  INTELIPOST_SETTINGS,
  isAway,
  isBusy,
  openFakeIntelipost,
  quotes,
  refuses,
  talksNonsense,
} from "#tests/fakes/intelipost.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { openCircuitBreaker } from "#worker/gateways/circuit-breakers.ts";
import { CarrierError } from "#worker/gateways/intelipost/carrier-error.ts";
import { createIntelipostGateway } from "#worker/gateways/intelipost/intelipost-gateway.ts";
import type { CarrierAsk } from "#worker/gateways/intelipost/quote-request.ts";

const KEY = "chave-do-distribuidor-1234567890";

const ASK: CarrierAsk = {
  origin: { CEP: "74000000", city: "Goiânia", state: "GO" },
  destination: { CEP: "01310-100", city: "São Paulo", state: "SP" },
  identification: "52998224725",
  volumes: [
    toVolume({
      ...{ productCode: "MOD-550", category: "module", amount: 10, priceCents: 54_990 },
      ...{ weightKg: "27.5", heightMm: 2_278, lengthMm: 35, widthMm: 1_134 },
    }),
    extraVolume("extraItem", { id: "ext_1", priceCents: 12_990, amount: 2 }),
    extraVolume("service", { id: "svc_1", priceCents: 80_000, amount: 1 }),
  ],
};

/** A gateway of a new distributor, at a time that the test sets, with a network that reacts as given. */
function openGateway(reactions: readonly CarrierReaction[], { apiKey = KEY } = {}) {
  const { calls } = openFakeIntelipost(...reactions);
  const clock = { nowMs: 1_000_000 };
  const pauses: number[] = [];
  const reports: string[] = [];
  const gateway = createIntelipostGateway({
    url: INTELIPOST_SETTINGS.INTELIPOST_URL,
    apiKey,
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    breaker: openCircuitBreaker(crypto.randomUUID()),
    nowMs: () => clock.nowMs,
    report: ({ problem, status }, { rests }) =>
      reports.push(`${problem} ${String(status)}${rests ? ", rests" : ""}`),
  });
  /** Offers by name, or why there are none. */
  async function ask(changes: Partial<CarrierAsk> = {}): Promise<string[] | string> {
    try {
      return (await gateway.quote({ ...ASK, ...changes })).map(({ explanation }) => explanation.ruleName);
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      return `${error.reason}: ${error.problem}`;
    }
  }
  return { gateway, ask, calls, pauses, reports, clock };
}

test("the network is asked with the distributor's key for volumes in kilograms, centimetres and reais", async () => {
  const { ask, calls } = openGateway([quotes([carrierOption()])]);
  expect(await ask()).toEqual(["Expresso Cerrado Rodoviário"]);
  const weightless = { weight: 0.001, width: 1, height: 1, length: 1 };
  expect(calls).toEqual([
    {
      method: "POST",
      url: "http://intelipost.test/api/v1/quote_by_product",
      apiKey: KEY,
      contentType: "application/json",
      body: {
        origin_zip_code: "74000000",
        destination_zip_code: "01310100",
        products: [
          {
            ...{ weight: 27.5, cost_of_goods: 549.9, width: 113.4, height: 227.8, length: 3.5 },
            ...{ quantity: 10, sku_id: "MOD-550", product_category: "module" },
          },
          {
            ...{ ...weightless, cost_of_goods: 129.9, quantity: 2 },
            ...{ sku_id: "ext_1", product_category: "Item Extra" },
          },
          {
            ...{ ...weightless, cost_of_goods: 800, quantity: 1 },
            ...{ sku_id: "svc_1", product_category: "Serviço" },
          },
        ],
        additional_information: { tax_id: "52998224725" },
      },
    },
  ]);
});

test("who receives it is only told to the network when it is known", async () => {
  const { ask, calls } = openGateway([quotes([carrierOption()])]);
  await ask({ identification: "" });
  expect(calls[0]?.body).toMatchObject({ additional_information: {} });
});

test("the cheapest service is the offer to take, of equally cheap ones the quickest, and it is told among which", async () => {
  const option = (delivery_method_id: number, final_shipping_cost: number, days: number) =>
    carrierOption({
      ...{ delivery_method_id, final_shipping_cost, delivery_estimate_business_days: days },
      description: `Serviço ${String(delivery_method_id)}`,
    });
  const { gateway } = openGateway([quotes([option(1, 900, 2), option(2, 345.67, 9), option(3, 345.67, 8)])]);
  const offers = await gateway.quote(ASK);
  const considered = [
    { name: "Serviço 3", priceCents: 34_567, businessDays: 8 },
    { name: "Serviço 2", priceCents: 34_567, businessDays: 9 },
    { name: "Serviço 1", priceCents: 90_000, businessDays: 2 },
  ];
  expect(offers.map(({ priceCents, businessDays }) => [priceCents, businessDays])).toEqual([
    [34_567, 8],
    [34_567, 9],
    [90_000, 2],
  ]);
  expect(offers[0]).toEqual({
    priceCents: 34_567,
    businessDays: 8,
    integrationData: { quoteId: 1_022_029, deliveryMethodId: 3 },
    explanation: {
      ...{ source: "carrier", ruleId: "3", ruleName: "Serviço 3", type: null, amount: "345.67", units: "1" },
      ...{ exactCents: "34567", minimumCents: 0, maximumCents: null, roadTenthsOfKm: null, considered },
    },
  } satisfies OfferedFreight);
});

test.each<[string, Partial<CarrierAsk>]>([
  ["noOriginCep", { origin: { CEP: "", city: "Goiânia", state: "GO" } }],
  ["noOriginCep", { origin: { CEP: "00000000", city: "Goiânia", state: "GO" } }],
  ["noDestinationCep", { destination: { CEP: "", city: "São Paulo", state: "SP" } }],
])("%s: without a postal code nobody is asked", async (problem, changes) => {
  const { ask, calls } = openGateway([quotes([carrierOption()])]);
  expect(await ask(changes)).toBe(`refused: ${problem}`);
  expect(calls).toEqual([]);
});

test.each<[string, readonly CarrierReaction[]]>([
  ["fails once", [breaks, quotes([carrierOption()])]],
  ["is away once", [isAway, quotes([carrierOption()])]],
  ["has too many calls once", [isBusy, quotes([carrierOption()])]],
])("a network that %s is asked again after a pause, and answers", async (_what, reactions) => {
  const { ask, calls, pauses, reports } = openGateway(reactions);
  expect(await ask()).toEqual(["Expresso Cerrado Rodoviário"]);
  expect(calls[1]).toEqual(calls[0]);
  expect([calls.length, pauses, reports]).toEqual([2, [250], []]);
});

test.each<[string, readonly CarrierReaction[], number]>([
  ["unavailable: failing", [breaks], 2],
  ["unavailable: unreachable", [isAway], 2],
  ["unavailable: tooManyCalls", [isBusy], 2],
  ["refused: unauthorized", [refuses("invalid.api.key", { status: 401 })], 1],
  ["refused: unauthorized", [refuses("invalid.api.key", { status: 403 })], 1],
  ["refused: refused", [refuses("quote.destinationZipCode.invalid")], 1],
  ["malformed: unreadable", [talksNonsense], 1],
  ["malformed: noOptions", [quotes([])], 1],
  ["malformed: costNegative", [quotes([carrierOption({ final_shipping_cost: -1 })])], 1],
  ["malformed: contradictoryStatus", [quotes([carrierOption()], { status: "ERROR" })], 1],
  ["unavailable: failing", [() => Response.redirect("http://elsewhere.test/", 302)], 2],
])("%s falls through to the next provider and is reported", async (outcome, reactions, count) => {
  const { ask, calls, reports } = openGateway(reactions);
  expect(await ask()).toBe(outcome);
  expect(calls).toHaveLength(count);
  expect(reports).toEqual([expect.stringContaining(outcome.split(": ")[1] ?? "")]);
});

test("a delivery that no carrier makes is no offer and no failure", async () => {
  const { ask, reports } = openGateway([refuses("quote.no.delivery.options")]);
  for (let call = 1; call <= 4; call += 1) expect(await ask()).toEqual([]);
  expect(reports).toEqual([]);
});

test("a call has five seconds with its second try, and one that hangs is not tried again", async () => {
  const { expire, lengthsMs } = holdTimeouts();
  const { ask, calls, pauses } = openGateway([breaks, hangs(expire)]);
  expect(await ask()).toBe("timeout: timeout");
  expect([calls.length, lengthsMs, pauses]).toEqual([2, [5_000], [250]]);
  const slow = openGateway([hangs(expire)]);
  expect(await slow.ask()).toBe("timeout: timeout");
  expect([slow.calls.length, slow.pauses]).toEqual([1, []]);
});

test("after three failures in a row the network rests, then one call tries it, and all ask again", async () => {
  const { ask, calls, reports, clock } = openGateway([
    talksNonsense,
    talksNonsense,
    talksNonsense,
    quotes([carrierOption()]),
  ]);
  for (let call = 1; call <= 3; call += 1) expect(await ask()).toBe("malformed: unreadable");
  expect(reports).toEqual(["unreadable 200", "unreadable 200", "unreadable 200, rests"]);

  clock.nowMs += 29_999;
  expect(await ask()).toBe("unavailable: resting");
  expect([calls.length, reports.length]).toEqual([3, 3]);

  clock.nowMs += 1;
  const [trial, meanwhile] = await Promise.all([ask(), ask()]);
  expect([trial, meanwhile]).toEqual([["Expresso Cerrado Rodoviário"], "unavailable: resting"]);
  expect(await ask()).toEqual(["Expresso Cerrado Rodoviário"]);
  expect(calls).toHaveLength(5);
});

test("a failure of the trial lets the network rest again, and refusals of deliveries never do", async () => {
  const { ask, calls, clock } = openGateway([talksNonsense]);
  for (let call = 1; call <= 3; call += 1) await ask();
  clock.nowMs += 30_000;
  expect(await ask()).toBe("malformed: unreadable");
  clock.nowMs += 29_999;
  expect(await ask()).toBe("unavailable: resting");
  expect(calls).toHaveLength(4);

  const refusing = openGateway([refuses("quote.destinationZipCode.invalid")]);
  for (let call = 1; call <= 4; call += 1) expect(await refusing.ask()).toBe("refused: refused");
});

test("what one distributor's network does, another's does not feel", async () => {
  const failing = openGateway([talksNonsense]);
  for (let call = 1; call <= 3; call += 1) await failing.ask();
  expect(await failing.ask()).toBe("unavailable: resting");
  vi.restoreAllMocks();
  expect(await openGateway([quotes([carrierOption()])]).ask()).toEqual(["Expresso Cerrado Rodoviário"]);
});

test.each(["chave com espaço", "chave\nx-outra: 1", "chavé"])(
  "a key that no header takes (%j) is refused here, unspoken",
  async (apiKey) => {
    const { gateway, calls } = openGateway([quotes([carrierOption()])], { apiKey });
    const error: unknown = await gateway.quote(ASK).catch((one: unknown) => one);
    expect(error).toMatchObject({ problem: "unauthorized", message: "Intelipost: unauthorized" });
    expect(calls).toEqual([]);
  },
);

test.each<[string, CarrierReaction]>([
  ["repeats it in a refusal", refuses(KEY, { text: `Chave ${KEY} inválida` })],
  ["repeats it with 401", refuses(`api.key ${KEY}`, { status: 401 })],
  ["breaks and repeats it", () => new Response(`no such client: ${KEY}`, { status: 500 })],
  ["is away", () => Promise.reject(new TypeError(`fetch failed: api-key ${KEY}`))],
  ["repeats it as a price", quotes([carrierOption({ final_shipping_cost: KEY })])],
])("the key leaves no trace in errors and reports when the network %s", async (_what, reaction) => {
  const { gateway, reports } = openGateway([reaction]);
  const error = await gateway.quote(ASK).then(
    () => new Error("no refusal"),
    (one: unknown) => one as Error,
  );
  expect(error).toBeInstanceOf(CarrierError);
  expect(`${error.message}${error.stack ?? ""}${JSON.stringify(error)}`).not.toContain(KEY);
  expect(error.cause).toBeUndefined();
  expect(reports.join(" ")).not.toContain(KEY);
});
