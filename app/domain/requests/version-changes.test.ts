import fc from "fast-check";
import { expect, test } from "vitest";
import { buildContent } from "#tests/factories/content.ts";
import type { RequestContent } from "./request-content-schema.ts";
import { changesBetween, type VersionChange } from "./version-changes.ts";

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
    { field: "lineAmount", of: "Kit A", kind: "number", from: 1, to: 3 },
    { field: "lineAmount", of: "Kit C", kind: "number", from: null, to: 2 },
    { field: "lineAmount", of: "Kit B", kind: "number", from: 1, to: null },
    { field: "linePrice", of: "Kit A", kind: "cents", from: 100_000, to: 90_000 },
    { field: "linePrice", of: "Kit C", kind: "cents", from: null, to: 100_000 },
    { field: "linePrice", of: "Kit B", kind: "cents", from: 100_000, to: null },
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
  [{ totals: { ...CONTENT.totals, totalCents: 1 } }, "totalCents", 110_000, 1],
] as [Partial<RequestContent>, string, unknown, unknown][])(
  "%j changes %s from %j to %j",
  (part, field, from, to) => {
    expect(changesBetween(CONTENT, { ...CONTENT, ...part })).toMatchObject([{ field, of: "", from, to }]);
  },
);

const content = fc
  .record({
    name: fc.constantFrom("", "Galpão", "Telhado"),
    notes: fc.constantFrom("", "Ligar antes"),
    amounts: fc.dictionary(fc.constantFrom("a", "b", "c"), fc.nat(3), { noNullPrototype: true }),
    price: fc.constantFrom(100, 200),
    city: fc.constantFrom(null, "Goiânia", "Anápolis"),
    answers: fc.dictionary(fc.constantFrom("p", "q"), fc.constantFrom("", "sim"), { noNullPrototype: true }),
  })
  .map(({ name, notes, amounts, price, city, answers }): RequestContent => ({
    ...{ ...CONTENT, name, notes },
    lines: LINES(
      ...Object.entries(amounts).map(([itemId, amount]) => ({
        itemId,
        name: itemId,
        amount,
        unitPriceCents: price,
      })),
    ),
    delivery: { ...CONTENT.delivery, address: city === null ? null : { ...ADDRESS, city } },
    customForms: [
      {
        ...{ customForm: "f", name: "F", screen: "firstStep" },
        answers: Object.entries(answers).map(([key, value]) => ({ key, label: key, value })),
      },
    ],
  }));

/** What a reader of changes knows: the last value of each field. */
function replay(changes: readonly VersionChange[]): Record<string, unknown> {
  const known = new Map<string, unknown>();
  for (const { field, of, to } of changes) {
    if (to === null) known.delete(`${field} ${of}`);
    else known.set(`${field} ${of}`, to);
  }
  return Object.fromEntries([...known].sort());
}

test("who replays the changes from the first version has the last one", () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 2, maxLength: 8 }), (versions) => {
      const empty = { ...CONTENT, name: "", notes: "", lines: [] };
      const steps = [empty, ...versions].flatMap((version, index) =>
        index === versions.length ? [] : changesBetween(version, versions[index] ?? version),
      );
      expect(replay(steps)).toEqual(replay(changesBetween(empty, versions.at(-1) ?? empty)));
    }),
  );
});
