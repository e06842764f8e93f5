import { expect, test, vi } from "vitest";
import type { Freight } from "#domain/freight/freight-schema.ts";
import { createTestShipper } from "#tests/factories/carrier.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import {
  breaks,
  carrierOption,
  type CarrierReaction,
  hangs,
  INTELIPOST_SETTINGS,
  openFakeIntelipost,
  quotes,
  refuses,
  talksNonsense,
} from "#tests/fakes/intelipost.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { callApi } from "#tests/setup/call-api.ts";

const env = INTELIPOST_SETTINGS;

interface Quoted {
  freights: Freight[];
  errors: { provider: string; reason: string }[];
}

/** A distributor that asks carriers first and has a table of R$ 100,00 for all deliveries, with a buyer. */
async function openShop(settings: Parameters<typeof createTestShipper>[0] = {}) {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const owner = await createTestShipper(settings);
  const { headers } = await createTestUser(owner);
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  return {
    owner,
    kit,
    quote: async () =>
      (
        await callApi<Quoted>("POST", "/app/user/freights/quote", {
          headers,
          env,
          body: {
            variables: {
              ...{
                shippingType: "CIF",
                state: "SP",
                deliveryCity: "São Paulo",
                destinationZipCode: "01310-100",
              },
              volumes: { kits: [{ id: kit, amount: 1 }] },
            },
          },
        })
      ).data,
    order: (changes: Parameters<typeof buildOrderInput>[1] = {}) =>
      callApi("POST", "/app/user/requests", {
        headers,
        env,
        body: buildOrderInput([{ id: kit, amount: 1 }], changes),
      }),
  };
}

test("carriers' services are quoted before the table, the one to take first", async () => {
  const shop = await openShop();
  const dearer = carrierOption({ delivery_method_id: 8, description: "Aéreo", final_shipping_cost: 900 });
  const { calls } = openFakeIntelipost(quotes([dearer, carrierOption()]));
  const { freights, errors } = await shop.quote();
  expect(errors).toEqual([]);
  expect(freights).toMatchObject([
    {
      ...{ provider: "intelipost", priceCents: 34_567, price: 345.67, timeToDelivery: 6 },
      integrationData: { quoteId: 1_022_029, deliveryMethodId: 3 },
      explanation: { source: "carrier", ruleName: "Expresso Cerrado Rodoviário", considered: [{}, {}] },
    },
    { provider: "intelipost", priceCents: 90_000, explanation: { ruleName: "Aéreo" } },
  ]);
  expect(calls).toMatchObject([{ body: { origin_zip_code: "74000000", destination_zip_code: "01310100" } }]);
});

test.each<[string, CarrierReaction]>([
  ["unavailable", breaks],
  ["malformed", talksNonsense],
  ["malformed", quotes([carrierOption({ final_shipping_cost: -1 })])],
  ["malformed", quotes([])],
  ["refused", refuses("invalid.api.key", { status: 401 })],
  ["noRule", refuses("quote.no.delivery.options")],
])("carriers that have no answer (%s) leave it to the table", async (reason, reaction) => {
  const shop = await openShop();
  openFakeIntelipost(reaction);
  expect(await shop.quote()).toMatchObject({
    freights: [{ provider: "pied", priceCents: 10_000 }],
    errors: [{ provider: "intelipost", reason }],
  });
});

test("a center without a postal code leaves it to the table, unasked, and says so", async () => {
  const shop = await openShop({ cep: "" });
  const { calls } = openFakeIntelipost(quotes([carrierOption()]));
  expect(await shop.quote()).toMatchObject({
    freights: [{ provider: "pied" }],
    errors: [{ provider: "intelipost", reason: "refused" }],
  });
  expect(calls).toEqual([]);
});

test("an order is saved at the table's price while carriers hang", async () => {
  const shop = await openShop();
  const { expire } = holdTimeouts();
  const { calls } = openFakeIntelipost(hangs(expire));
  const { status, data } = await shop.order();
  expect([status, data]).toMatchObject([201, { totalCents: 1_010_000 }]);
  expect(calls).toHaveLength(1);
});

test("an order without a quote takes the carriers' best", async () => {
  const shop = await openShop();
  openFakeIntelipost(quotes([carrierOption()]));
  expect((await shop.order()).data).toMatchObject({ totalCents: 1_034_567 });
});

test("after three failures buyers no longer wait for carriers; trying the connection out ends the rest", async () => {
  const shop = await openShop();
  const admin = await createTestUser(shop.owner, { type: "admin" });
  const { calls } = openFakeIntelipost(
    ...[talksNonsense, talksNonsense, talksNonsense],
    quotes([carrierOption()]),
  );
  for (let call = 1; call <= 3; call += 1) await shop.quote();
  expect(await shop.quote()).toMatchObject({
    freights: [{ provider: "pied" }],
    errors: [{ provider: "intelipost", reason: "unavailable" }],
  });
  expect(calls).toHaveLength(3);

  const path = "/app/staff/freight/carrier/test";
  const { data } = await callApi("POST", path, { headers: admin.headers, env, body: {} });
  expect(data).toMatchObject({ works: true });
  expect(await shop.quote()).toMatchObject({ freights: [{ provider: "intelipost" }], errors: [] });
  expect(calls).toHaveLength(5);
});
