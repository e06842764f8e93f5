import fc from "fast-check";
import { expect, test } from "vitest";
import { buildContent } from "#tests/factories/content.ts";
import { leavesOf, valuesOf, withOther } from "#tests/factories/schema-values.ts";
import { type ComparedValue, compareVersions } from "./compare-versions.ts";
import { type RequestContent, RequestContentSchema } from "./request-content-schema.ts";
import { changesBetween, type VersionChange } from "./version-changes.ts";
import { visibleContent } from "./visible-prices.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

const CONTENT = buildContent();
const LINES = (...lines: Partial<RequestContent["lines"][number]>[]) =>
  lines.flatMap((line) => CONTENT.lines.map((usual) => ({ ...usual, ...line })));

const ADDRESS = {
  ...{ CEP: "74000-000", patio: "Rua 1", number: "10", complement: "", neighborhood: "Centro" },
  ...{ city: "Goiânia", state: "GO" },
};

test("nothing changed is no change", () => {
  expect(changesBetween(CONTENT, buildContent())).toEqual([]);
});

test("a line that is added, one with another amount and price, and one that is gone are told by name", () => {
  const before = {
    ...CONTENT,
    lines: LINES({ itemId: "a", name: "Kit A", amount: 1 }, { itemId: "b", name: "Kit B" }),
  };
  const after = {
    ...CONTENT,
    lines: LINES(
      { itemId: "a", name: "Kit A", amount: 3, unitPriceCents: 90_000 },
      { itemId: "c", name: "Kit C", amount: 2 },
    ),
  };
  expect(changesBetween(before, after)).toEqual([
    { field: "lineAmount", key: "a", of: "Kit A", kind: "number", from: 1, to: 3 },
    { field: "linePrice", key: "a", of: "Kit A", kind: "cents", from: 100_000, to: 90_000 },
    { field: "lineName", key: "c", of: "", kind: "text", from: null, to: "Kit C" },
    { field: "lineAmount", key: "c", of: "Kit C", kind: "number", from: null, to: 2 },
    { field: "linePrice", key: "c", of: "Kit C", kind: "cents", from: null, to: 100_000 },
    { field: "lineName", key: "b", of: "", kind: "text", from: "Kit B", to: null },
    { field: "lineAmount", key: "b", of: "Kit B", kind: "number", from: 1, to: null },
    { field: "linePrice", key: "b", of: "Kit B", kind: "cents", from: 100_000, to: null },
  ]);
});

test("of two lines of the same kit each has changes of its own, the second by its place", () => {
  const versionOf = (first: number, second: number) => ({
    ...CONTENT,
    lines: LINES({ amount: first }, { amount: second }),
  });
  const amounts = (before: RequestContent, after: RequestContent) =>
    changesBetween(before, after).map(({ field, of, from, to }) => [field, of, from, to]);
  expect(amounts(versionOf(1, 2), versionOf(4, 2))).toEqual([["lineAmount", "Kit A", 1, 4]]);
  expect(amounts(versionOf(1, 2), versionOf(1, 5))).toEqual([["lineAmount", "Kit A (2)", 2, 5]]);
});

test("free units, the products of a kit, and the price of a service are told", () => {
  const product = { productId: "p", name: "Módulo", manufacturer: "F", type: "module" as const };
  const service = { id: "s", name: "Projeto", amount: 1, unitPriceCents: 500, totalCents: 500 };
  const before = {
    ...CONTENT,
    lines: LINES({ products: [{ ...product, amount: 10 }] }),
    services: [service],
  };
  const after = {
    ...CONTENT,
    lines: LINES({ freeAmount: 1, products: [{ ...product, amount: 12 }] }),
    services: [{ ...service, unitPriceCents: 600 }],
  };
  expect(changesBetween(before, after)).toMatchObject([
    { field: "lineFreeAmount", of: "Kit A", from: null, to: 1 },
    { field: "lineComposition", of: "Kit A", from: "10 × Módulo", to: "12 × Módulo" },
    { field: "servicePrice", of: "Projeto", from: 500, to: 600 },
  ]);
});

test.each([
  [{ name: "Telhado" }, "name", "Galpão", "Telhado"],
  [{ customer: { ...CONTENT.customer, userOrCompanyName: "Íris" } }, "customerName", "Horizonte", "Íris"],
  [{ customer: { ...CONTENT.customer, cnpj: "11222333000181" } }, "customerDocument", null, "11222333000181"],
  [{ customer: { ...CONTENT.customer, chargeType: "company" } }, "chargeType", "customer", "company"],
  [{ delivery: { ...CONTENT.delivery, shippingType: "FOB" } }, "shippingType", "CIF", "FOB"],
  [
    { delivery: { ...CONTENT.delivery, address: ADDRESS } },
    ...["address", null, "Rua 1, 10, Centro, Goiânia - GO, 74000-000"],
  ],
  [{ delivery: { ...CONTENT.delivery, daysToDeliver: 7 } }, "daysToDeliver", null, 7],
  [{ center: { id: "2", name: "CD 2" } }, "center", "CD", "CD 2"],
  [{ payment: { ...CONTENT.payment, methodName: "Boleto" } }, "payment", "pix", "Boleto"],
  [
    { valueModifier: { ...CONTENT.valueModifier, decrease: { type: "percentage", amount: "5" } } },
    ...["decrease", null, "5%"],
  ],
  [
    { valueModifier: { ...CONTENT.valueModifier, increase: { type: "fixed", amount: "12,50" } } },
    ...["increase", null, "R$ 12,50"],
  ],
  [{ notes: "Ligar antes" }, "notes", null, "Ligar antes"],
  [
    { customer: { ...CONTENT.customer, invoiceAddress: ADDRESS } },
    ...["invoiceAddress", null, "Rua 1, 10, Centro, Goiânia - GO, 74000-000"],
  ],
  [{ customer: { ...CONTENT.customer, rg: "1.234" } }, "customerRg", null, "1.234"],
  [{ customer: { ...CONTENT.customer, ie: "10.444" } }, "customerIe", null, "10.444"],
  [{ customer: { ...CONTENT.customer, sameAddress: true } }, "sameAddress", null, 1],
  [{ delivery: { ...CONTENT.delivery, deliveryOn: "2026-11-21" } }, "deliveryOn", null, "2026-11-21"],
  [{ defaultDiscountPct: "2.5" }, "defaultDiscount", null, "2,5%"],
  [{ checkoutFile: "fil_1" }, "checkoutFile", null, "fil_1"],
  [{ totals: { ...CONTENT.totals, totalCents: 1 } }, "totalCents", 110_000, 1],
] as [Partial<RequestContent>, string, unknown, unknown][])(
  "%j changes %s from %j to %j",
  (part, field, from, to) => {
    expect(changesBetween(CONTENT, { ...CONTENT, ...part })).toContainEqual(
      expect.objectContaining({ field, of: "", from, to }),
    );
  },
);

/** All that a version says, told by the comparison with itself: facts, and the fields of each entry of a list. */
function factsOf(version: VisibleRequestContent): Map<string, ComparedValue> {
  const { items, facts } = compareVersions(version, version);
  const known = new Map(facts.map(({ field, key, to }) => [`${field} ${key}`, to]));
  const add = (field: string, key: string, value: ComparedValue) => {
    if (value !== null && value !== "") known.set(`${field} ${key}`, value);
  };
  for (const { list, key, to } of items) {
    if (to === null) continue;
    const named = { lines: "line", extraItems: "extraItem", services: "service" }[list];
    add(`${named}Name`, key, to.name);
    add(`${named}Amount`, key, to.amount);
    add(`${named}FreeAmount`, key, to.freeAmount === 0 ? null : to.freeAmount);
    add(`${named}Price`, key, to.unitPriceCents);
    add(`${named}Composition`, key, to.composition);
  }
  return known;
}

/** What is known after changes; a change from something else than what is known is none that a reader can follow. */
function replay(known: ReadonlyMap<string, ComparedValue>, changes: readonly VersionChange[]) {
  const next = new Map(known);
  for (const { field, key, from, to } of changes) {
    expect(next.get(`${field} ${key}`) ?? null).toBe(from);
    if (to === null) next.delete(`${field} ${key}`);
    else next.set(`${field} ${key}`, to);
  }
  return next;
}

const sorted = (known: ReadonlyMap<string, ComparedValue>) => Object.fromEntries([...known].sort());
const CONTENTS = valuesOf(RequestContentSchema);
const READERS = fc.record({
  ...{ prices: fc.boolean(), extraItems: fc.boolean(), freight: fc.boolean(), explanation: fc.boolean() },
});

test("who replays the history from the first version on has what the last one says, whatever they may see", () => {
  fc.assert(
    fc.property(fc.array(CONTENTS, { minLength: 2, maxLength: 5 }), READERS, (saved, shows) => {
      const versions = saved.map((content) => visibleContent(content, shows));
      const known = versions
        .slice(1)
        .reduce(
          (before, version, place) => replay(before, changesBetween(versions[place] ?? version, version)),
          factsOf(versions[0] ?? CONTENT),
        );
      expect(sorted(known)).toEqual(sorted(factsOf(versions.at(-1) ?? CONTENT)));
    }),
  );
});

/** Parts of a content that make no change of their own, each with the reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  "lines.productCode": "a fact of the catalogue, like the ones that follow",
  ...{ "lines.type": "", "lines.category": "", "lines.origin": "", "lines.ncm": "" },
  ...{ "lines.products.manufacturer": "", "lines.products.type": "" },
  "lines.recAutomaticAmount": "it says who set the amount, which is told",
  "lines.powerW": "the power of all lines is told",
  "lines.basePriceCents": "it explains the price, which is told",
  "lines.totalCents": "amount, free units and price make it",
  ...{ "extraItems.totalCents": "amount and price make it", "services.totalCents": "" },
  "freights.id": "the freight is told by its provider's name and its sum",
  ...{ "freights.amount": "", "freights.unitPriceCents": "", "freights.totalCents": "" },
  freight: "it explains the freight, whose sum and days are told",
  "mounting.structureId": "the structure is told by its name",
  "customForms.name": "what a question stands in",
  ...{ "customForms.screen": "", "customForms.answers.label": "" },
  ...{ "center.id": "the center is told by its name", "payment.methodId": "so is the payment method" },
  "payment.condition.id": "the condition is told by its name, and what it comes to by the sums",
  ...{ "payment.condition.value": "", "payment.condition.conditionType": "" },
  ...{ "payment.condition.modifierType": "", "payment.condition.quantityOfInstallments": "" },
  "payment.condition.downPaymentPct": "",
  countsOnOrders: "how much of the modifier, which is told, counts on orders",
  ...{ "coupon.id": "the coupon is told by its code, and what it comes to by the sums", "coupon.kind": "" },
  ...{ "coupon.amountCents": "", "coupon.percent": "", "coupon.maximumCents": "" },
  invoice: "the values of the invoice are told by the sums",
  rulesVersion: "it explains the prices, which are told",
  explain: "",
};

const LEAVES = leavesOf(RequestContentSchema);
const SAMPLES = fc.sample(CONTENTS, { numRuns: 150, seed: 1 });
const isUntold = (leaf: string) =>
  Object.keys(UNTOLD).some((part) => leaf === part || leaf.startsWith(`${part}.`));

/** Whether another value at a place makes a change in any of many contents. */
function isTold(leaf: string): boolean {
  return SAMPLES.some((content) => {
    const other = withOther(content, leaf);
    return other !== null && changesBetween(content, other).length > 0;
  });
}

test("every field of a content is in the history, except those that are left out for a reason", () => {
  const missing = LEAVES.filter((leaf) => !isUntold(leaf) && !isTold(leaf));
  expect(missing).toEqual([]);
  const told = LEAVES.filter((leaf) => isUntold(leaf) && isTold(leaf));
  expect(told).toEqual([]);
  const unknown = Object.keys(UNTOLD).filter(
    (part) => !LEAVES.some((leaf) => leaf === part || leaf.startsWith(`${part}.`)),
  );
  expect(unknown).toEqual([]);
});
