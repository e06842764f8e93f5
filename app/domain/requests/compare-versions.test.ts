import fc from "fast-check";
import { expect, test } from "vitest";
import { buildContent } from "#tests/factories/content.ts";
import {
  compareVersions,
  type ComparedFact,
  type ComparedItem,
  differenceOf,
  differencesIn,
  type VersionComparison,
} from "./compare-versions.ts";
import type { RequestContent } from "./request-content-schema.ts";
import { visibleContent } from "./visible-prices.ts";

const CONTENT = buildContent();
const [LINE] = CONTENT.lines;
if (LINE === undefined) throw new Error("the content has a line");

const line = (itemId: string, changes: Partial<typeof LINE> = {}) => ({ ...LINE, itemId, ...changes });
const withLines = (...lines: RequestContent["lines"]) => ({ ...CONTENT, lines });
const item = (id: string, amount: number, unitPriceCents: number) => ({
  ...{ id, name: `Item ${id}`, amount, unitPriceCents, totalCents: amount * unitPriceCents },
});

/** Items by what became of them. */
function toldOf(before: RequestContent, after: RequestContent) {
  return compareVersions(before, after).items.map((one) => [one.list, one.key, differenceOf(one)]);
}

/** The fact of a field, as the two versions have it. */
function factOf(before: RequestContent, after: RequestContent, field: ComparedFact["field"]) {
  const fact = compareVersions(before, after).facts.find((one) => one.field === field);
  return fact && [fact.from, fact.to];
}

test("lines are matched by what they are, wherever they stand", () => {
  const before = withLines(line("a"), line("b"), line("c", { amount: 2 }));
  const after = withLines(line("c", { amount: 3 }), line("a"), line("d"));
  expect(toldOf(before, after)).toEqual([
    ["lines", "c", "changed"],
    ["lines", "a", "same"],
    ["lines", "d", "added"],
    ["lines", "b", "removed"],
  ]);
});

test("the same product twice is compared one by one", () => {
  const before = withLines(line("a", { amount: 1 }), line("a", { amount: 7 }));
  expect(toldOf(before, withLines(line("a", { amount: 1 })))).toEqual([
    ["lines", "a", "same"],
    ["lines", "a 2", "removed"],
  ]);
});

test("a kit that is made of other products has changed, at the same price", () => {
  const product = { productId: "p", name: "Módulo", manufacturer: "F", type: "module" as const };
  const kit = (amount: number) => withLines(line("a", { products: [{ ...product, amount }] }));
  expect(toldOf(kit(10), kit(12))).toEqual([["lines", "a", "changed"]]);
  expect(compareVersions(kit(10), kit(12)).items[0]?.from?.composition).toBe("10 × Módulo");
});

test("extra items and services are lists of their own", () => {
  const before = { ...CONTENT, extraItems: [item("x", 1, 100)], services: [item("y", 1, 500)] };
  const after = { ...CONTENT, extraItems: [item("x", 2, 100)], services: [] };
  expect(toldOf(before, after).slice(1)).toEqual([
    ["extraItems", "x", "changed"],
    ["services", "y", "removed"],
  ]);
});

test("who sends it, for how much, when and where to are facts of the freight", () => {
  const address = {
    ...{ CEP: "74000-000", patio: "Rua 1", number: "10", complement: "", neighborhood: "Centro" },
    ...{ city: "Goiânia", state: "GO" },
  };
  const after = {
    ...CONTENT,
    freights: [{ ...item("f", 1, 25_000), name: "Expresso Cerrado" }],
    delivery: { ...CONTENT.delivery, address, daysToDeliver: 7 },
    totals: { ...CONTENT.totals, freightCents: 25_000 },
  };
  expect(factOf(CONTENT, after, "freightCompany")).toEqual([null, "Expresso Cerrado"]);
  expect(factOf(CONTENT, after, "freightCents")).toEqual([10_000, 25_000]);
  expect(factOf(CONTENT, after, "daysToDeliver")).toEqual([null, 7]);
  expect(factOf(CONTENT, after, "address")).toEqual([null, "Rua 1, 10, Centro, Goiânia - GO, 74000-000"]);
});

test("a freight that is not known yet has no price, nor has a free pickup", () => {
  const open = { ...CONTENT, delivery: { ...CONTENT.delivery, isFreightKnown: false } };
  expect(factOf(open, CONTENT, "freightCents")).toEqual([null, 10_000]);
  const fetchedFor = (freightCents: number) => ({
    ...CONTENT,
    delivery: { ...CONTENT.delivery, shippingType: "FOB" as const },
    totals: { ...CONTENT.totals, freightCents },
  });
  expect(factOf(CONTENT, fetchedFor(0), "freightCents")).toEqual([10_000, null]);
  expect(factOf(CONTENT, fetchedFor(2_000), "freightCents")).toEqual([10_000, 2_000]);
});

test("the total is told by watt, too", () => {
  const after = { ...CONTENT, totals: { ...CONTENT.totals, totalCents: 220_000 } };
  expect(factOf(CONTENT, after, "totalCents")).toEqual([110_000, 220_000]);
  expect(factOf(CONTENT, after, "perWpCents")).toEqual([20, 40]);
  const none = { ...CONTENT, totals: { ...CONTENT.totals, powerW: 0 } };
  expect(factOf(none, none, "perWpCents")).toBeUndefined();
});

test("what takes from the sum is told as less", () => {
  const totals = { ...CONTENT.totals, decreaseCents: 5_000, couponCents: 1_000 };
  expect(factOf(CONTENT, { ...CONTENT, totals }, "decreaseCents")).toEqual([null, -5_000]);
  expect(factOf(CONTENT, { ...CONTENT, totals }, "couponCents")).toEqual([null, -1_000]);
});

test("who may not see prices finds amounts of nothing, and no difference in them", () => {
  const hidden = { prices: false, extraItems: false, freight: false, explanation: false };
  const cheaper = buildContent({ itemsCents: 50_000 });
  const comparison = compareVersions(visibleContent(CONTENT, hidden), visibleContent(cheaper, hidden));
  expect(differencesIn(comparison)).toEqual({ items: [], facts: [] });
  expect(comparison.facts.filter(({ kind }) => kind === "cents" || kind === "centsPerWp")).toEqual([]);
  expect(comparison.items).toMatchObject([{ from: { unitPriceCents: null, totalCents: null } }]);
});

const content = fc
  .record({
    name: fc.constantFrom("", "Galpão", "Telhado"),
    lines: fc.array(
      fc.record({ itemId: fc.constantFrom("a", "b", "c"), amount: fc.nat(3), freeAmount: fc.nat(1) }),
      { maxLength: 4 },
    ),
    extras: fc.dictionary(fc.constantFrom("x", "y"), fc.nat(2), { noNullPrototype: true }),
    cents: fc.constantFrom(0, 100, 200),
    days: fc.constantFrom(null, 5, 9),
    answers: fc.dictionary(fc.constantFrom("p", "q"), fc.constantFrom("", "sim"), { noNullPrototype: true }),
  })
  .map(({ name, lines, extras, cents, days, answers }): RequestContent => ({
    ...{ ...CONTENT, name },
    lines: lines.map(({ itemId, ...rest }) => line(itemId, { ...rest, unitPriceCents: cents })),
    extraItems: Object.entries(extras).map(([id, amount]) => item(id, amount, cents)),
    delivery: { ...CONTENT.delivery, daysToDeliver: days },
    totals: { ...CONTENT.totals, itemsCents: cents, totalCents: cents },
    customForms: [
      {
        ...{ customForm: "f", name: "F", screen: "firstStep" },
        answers: Object.entries(answers).map(([key, value]) => ({ key, label: key, value })),
      },
    ],
  }));

const keyOf = (one: ComparedItem | ComparedFact) =>
  "list" in one ? `${one.list} ${one.key}` : `${one.field} ${one.key}`;

/** What a reader of differences knows after them. */
function replay(known: ReadonlyMap<string, unknown>, { items, facts }: VersionComparison) {
  const next = new Map(known);
  for (const one of [...items, ...facts]) {
    if (one.to === null) next.delete(keyOf(one));
    else next.set(keyOf(one), one.to);
  }
  return next;
}

/** All that a version says. */
function stateOf(version: RequestContent) {
  return replay(new Map(), compareVersions(version, version));
}

const sorted = (state: ReadonlyMap<string, unknown>) => Object.fromEntries([...state].sort());

test("who replays the differences from the first version on has what the last one says", () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 2, maxLength: 8 }), (versions) => {
      const [first = CONTENT] = versions;
      let known: ReadonlyMap<string, unknown> = stateOf(first);
      for (const [place, version] of versions.entries()) {
        const before = versions[place - 1] ?? version;
        known = replay(known, differencesIn(compareVersions(before, version)));
      }
      expect(sorted(known)).toEqual(sorted(stateOf(versions.at(-1) ?? first)));
    }),
  );
});

test("swapped, everything is told the other way round", () => {
  const swapped = { added: "removed", removed: "added", changed: "changed", same: "same" };
  fc.assert(
    fc.property(content, content, (one, other) => {
      const [there, back] = [compareVersions(one, other), compareVersions(other, one)];
      const told = ({ items, facts }: VersionComparison) =>
        Object.fromEntries([...items, ...facts].map((part) => [keyOf(part), differenceOf(part)]));
      const expected = Object.entries(told(there)).map(([key, difference]) => [key, swapped[difference]]);
      expect(told(back)).toEqual(Object.fromEntries(expected));
    }),
  );
});
