import { expect, test } from "vitest";
import { buildFreight } from "#domain/freight/build-freight.ts";
import type { Delivery } from "#domain/freight/freight-rule.ts";
import { NOT_SHIPPED, tableFreight } from "#domain/freight/table-freight.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FREE_RIGHTS } from "#tests/factories/content.ts";
import { buildRequest } from "./build-request.ts";
import { type CreateRequest, CreateRequestSchema } from "./create-request-schema.ts";
import { type ItemForSale, stockNeeds } from "./item-for-sale.ts";
import { findMissing } from "#domain/checkout/find-missing.ts";
import { NO_OFFERS, NO_RIGHTS } from "./price-sale.ts";

const CENTER = { id: "cen_1", name: "CD Goiânia", servicedStates: ["GO"] };

const GOIANIA: Delivery = {
  ...{ shippingType: "CIF", centerId: "cen_1", state: "GO", cityIbge: "5208707", cityType: "capital" },
  ...{ zoneType: "urbana", cep: "74000000", weightG: 0, volumeCm3: 0, powerW: 0, roadTenthsOfKm: null },
};

const ADDRESS = {
  CEP: "74000-000",
  patio: "Rua das Acácias",
  number: "100",
  neighborhood: "Centro",
  city: "Goiânia",
  state: "GO",
};

function buildInput(
  changes: Record<string, unknown> = {},
  info: Record<string, unknown> = {},
): CreateRequest {
  return CreateRequestSchema.parse({
    type: "order",
    purchaseType: "closedKits",
    name: "Residência",
    kits: [{ id: "kto_1", amount: 1 }],
    additionalInfo: {
      userOrCompanyName: "Marina Alves",
      cpf: "529.982.247-25",
      email: "Marina@Cliente.test",
      telephone: "(62) 98765-4321",
      shippingDistributor: "CIF",
      shippingAddress: ADDRESS,
      ...info,
    },
    payment: { type: "pix" },
    ...changes,
  });
}

function buildKit(id: string, priceCents: number, productIds: readonly string[] = ["prd_1"]): ItemForSale {
  const products = productIds.map((productId) => ({
    productId,
    name: "Módulo",
    manufacturer: "Fabricante",
    type: "module" as const,
    amount: 10,
  }));
  const named = { productCode: id, name: "Kit", category: "", origin: "", ncm: "" };
  return { kind: "kit", type: "kit", id, ...named, powerW: 5_500, priceCents, version: 1, products };
}

function build(
  input: CreateRequest,
  { kits = [buildKit("kto_1", 987_420)], settings = {} }: { kits?: ItemForSale[]; settings?: unknown } = {},
) {
  const buyer = { ...NO_RIGHTS, ways: ["closedKits"] as const, today: "2026-11-21" };
  const { delivery, prices } = SettingsSchema.parse(settings);
  const shippingType = input.additionalInfo.shippingDistributor;
  const powerW = input.kits.reduce((sum, { amount }) => sum + amount * 5_500, 0);
  const offer = delivery.ships
    ? tableFreight([], delivery.freight, { ...GOIANIA, shippingType, powerW })
    : NOT_SHIPPED;
  const freight = buildFreight(
    { ...offer, provider: delivery.ships ? "pied" : "none", integrationData: null },
    {
      ...({ shippingType, zoneType: "urbana", truckAccess: true, cityType: "capital" } as const),
      ...{ address: { CEP: "74000000", city: "Goiânia", state: "GO" }, volumes: [] },
    },
    { id: "frt_1", at: "2026-11-20T12:00:00.000Z", today: "2026-11-20", usualDays: delivery.daysToDeliver },
  );
  const ordered = { freight, isQuoted: false };
  return buildRequest(input, {
    ...{
      wanted: input.kits,
      items: kits,
      center: CENTER,
      prices,
      freight: ordered,
      offers: NO_OFFERS,
      buyer,
    },
    ...{ rights: FREE_RIGHTS, costCents: 0, before: null },
    ...{ structureName: "", customForms: [], carried: [{ weightKg: "25.1", volumeM3: "0.1", amount: 2 }] },
  });
}

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return isDomainError(error) ? error.code : "other";
  }
}

const PER_KWP = { delivery: { freight: { type: "perKwp", amountCents: 4_500 } } };

test("an order's total is its lines and the freight of their power", () => {
  const input = buildInput({
    kits: [
      { id: "kto_1", amount: 2 },
      { id: "kto_2", amount: 1 },
    ],
  });
  const order = build(input, {
    kits: [buildKit("kto_2", 100), buildKit("kto_1", 987_420)],
    settings: PER_KWP,
  });
  // 2 × 9.874,20 + 1,00 = 19.749,40; 16.5 kWp × 45,00 = 742,50
  expect(order.totals).toMatchObject({
    itemsCents: 1_974_940,
    freightCents: 74_250,
    totalCents: 2_049_190,
    powerW: 16_500,
  });
  expect(order.lines.map(({ totalCents }) => totalCents)).toEqual([1_974_840, 100]);
});

test.each([
  [997_419, "PRICE_CHANGED"],
  [997_420, null],
  [997_421, "PRICE_CHANGED"],
])("a buyer who saw %i cents where 997 420 are asked: %s", (expectedTotalCents, code) => {
  const settings = { delivery: { freight: { type: "fixed", amountCents: 10_000 } } };
  expect(codeOf(() => build(buildInput({ expectedTotalCents }), { settings }))).toBe(code);
});

test("an order of nothing is refused, a budget is not", () => {
  const settings = { delivery: { ships: false } };
  const kits = [buildKit("kto_1", 0)];
  expect(codeOf(() => build(buildInput(), { kits, settings }))).toBe("ORDER_WITHOUT_VALUE");
  expect(codeOf(() => build(buildInput({ type: "budget" }), { kits, settings }))).toBeNull();
});

test("a kit that is not on sale is not found", () => {
  expect(codeOf(() => build(buildInput(), { kits: [] }))).toBe("NOT_FOUND");
});

test("what the buyer typed is kept in its canonical form", () => {
  expect(build(buildInput())).toMatchObject({
    customer: { cpf: "52998224725", cnpj: null, email: "marina@cliente.test", telephone: "+5562987654321" },
    // Seven business days after Friday, November 20th, 2026.
    delivery: { address: { CEP: "74000000", complement: "" }, daysToDeliver: 7, deliveryOn: "2026-12-01" },
  });
});

test("a distributor that does not ship takes no freight", () => {
  const settings = { delivery: { ships: false, freight: { type: "fixed", amountCents: 10_000 } } };
  expect(build(buildInput(), { settings }).totals.freightCents).toBe(0);
});

test("every step of the total is explained, and the explanations add up", () => {
  const { explain, totals } = build(buildInput(), { settings: PER_KWP });
  expect(explain.map(({ amount, rule }) => `${amount}: ${rule}`)).toEqual([
    "basePrice: freight:perKwp",
    "line: unitPrice × (amount − freeAmount)",
    "freight: unitPrice × amount + increase − decrease",
    "subtotal: lines + extraItems + services",
    "total: subtotalWithModifier + freight + paymentCondition",
    "invoice: total + companyService",
  ]);
  expect(explain.find(({ amount }) => amount === "total")?.resultCents).toBe(totals.totalCents);
});

test("stock is needed in one sum for each product", () => {
  const input = buildInput({
    kits: [
      { id: "kto_1", amount: 2 },
      { id: "kto_2", amount: 3 },
    ],
  });
  const kits = [buildKit("kto_1", 1, ["prd_1", "prd_2"]), buildKit("kto_2", 1, ["prd_2"])];
  expect(stockNeeds(build(input, { kits }).lines)).toEqual([
    { productId: "prd_1", amount: 20 }, // 2 × 10
    { productId: "prd_2", amount: 50 }, // 2 × 10 + 3 × 10
  ]);
});

test("an order has not both CPF and CNPJ", () => {
  expect(() => buildInput({}, { cnpj: "11.222.333/0001-81" })).toThrow();
  expect(() => buildInput({}, { cpf: undefined, cnpj: "11.222.333/0001-81" })).not.toThrow();
});

const WHOLE_ADDRESS = ["CEP", "patio", "number", "neighborhood", "city", "state"].map(
  (part) => `additionalInfo.shippingAddress.${part}`,
);
const DELIVERY = SettingsSchema.parse({}).delivery;

test.each([
  ["with CNPJ alone", { cpf: undefined, cnpj: "11.222.333/0001-81" }, []],
  ["with neither document", { cpf: undefined }, ["additionalInfo.cpf"]],
  ["fetched, without an address", { shippingDistributor: "FOB", shippingAddress: null }, []],
  ["sent, without an address", { shippingAddress: null }, WHOLE_ADDRESS],
])("an order %s misses %j", (_title, info, missing) => {
  const of = (type: "budget" | "order") =>
    findMissing({ input: { ...buildInput({}, info), type }, delivery: DELIVERY }).map(({ field }) => field);
  expect(of("order")).toEqual(missing);
  expect(of("budget")).toEqual([]);
});
