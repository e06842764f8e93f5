import { expect, test } from "vitest";
import { buildModuleElectrical } from "#tests/factories/electrical.ts";
import { ClosedKitInputSchema } from "./closed-kit-schema.ts";
import { buildClosedKit, splitComponents } from "./build-closed-kit.ts";
import { kitSaleState } from "./closed-kit-defaults.ts";
import type { KitPart } from "./kit-part.ts";

function part(productId: string, changes: Partial<KitPart> = {}): KitPart {
  return {
    productId,
    type: "complementaryEquipment",
    name: productId,
    productCode: productId,
    manufacturer: "Fabricante",
    priceCents: 10_000,
    active: true,
    sheet: null,
    version: 3,
    ...changes,
  };
}

const MODULE = part("prd_module", {
  type: "module",
  sheet: { type: "module", electrical: buildModuleElectrical() },
});

const input = ClosedKitInputSchema.parse({
  productCode: "KIT-1",
  name: "Kit 5,50 kWp",
  components: [{ productId: "prd_module", amount: 10 }],
  options: [
    { structureId: "str_a", priceCents: 1_234_567, components: [{ productId: "prd_hook", amount: 20 }] },
    { structureId: "str_b", priceCents: 1_100_000 },
  ],
});

function build(parts: readonly KitPart[], changes: Partial<typeof input> = {}) {
  let count = 0;
  return buildClosedKit(
    { ...input, ...changes },
    {
      parts: new Map(parts.map((one) => [one.productId, one])),
      structures: new Map([
        ["str_a", "Cerâmico"],
        ["str_b", "Solo"],
      ]),
      before: { id: "kit_1", version: 4, ruleId: "kru_1", options: [{ id: "kto_b", structureId: "str_b" }] },
      newId: (prefix) => `${prefix}_new${(count += 1)}`,
    },
  );
}

test("power, names and prices per kWp follow; an option keeps its id while its structure stays", () => {
  const kit = build([MODULE, part("prd_hook")]);
  expect(kit).toMatchObject({ id: "kit_1", expected: 4, ruleId: "kru_1", powerW: 5_500, isToSell: true });
  expect(kit.options).toMatchObject([
    { id: "kto_new1", name: "Kit 5,50 kWp · Cerâmico", powerW: 5_500, pricePerKwpCents: 224_467 },
    { id: "kto_b", name: "Kit 5,50 kWp · Solo", pricePerKwpCents: 200_000 },
  ]);
  expect(kit.options[0]?.components).toEqual([
    { productId: "prd_module", amount: 10, shared: true },
    { productId: "prd_hook", amount: 20, shared: false },
  ]);
  expect(kit.products).toEqual([
    { id: "prd_module", version: 3 },
    { id: "prd_hook", version: 3 },
  ]);
});

test("a kit that is switched off, or whose product is, is not on sale", () => {
  expect(build([MODULE, part("prd_hook")], { active: false }).isToSell).toBe(false);
  expect(build([MODULE, part("prd_hook", { active: false })]).isToSell).toBe(false);
});

test("components of all options are shared, what options do not agree on is their own", () => {
  const one = (productId: string, amount: number, shared = true) => ({ productId, amount, shared });
  expect(
    splitComponents([
      [one("module", 10), one("hook", 20), one("rail", 4, false)],
      [one("module", 10), one("hook", 30)],
    ]),
  ).toEqual({
    shared: [one("module", 10)],
    own: [[one("hook", 20), one("rail", 4, false)], [one("hook", 30)]],
  });
});

test.each([
  ["2026-11-30", "scheduled"],
  ["2026-12-01", "onSale"],
  ["2026-12-31", "onSale"],
  ["2027-01-01", "expired"],
])("a kit on sale in December, on %s: %s", (today, expected) => {
  expect(kitSaleState({ validFrom: "2026-12-01", validUntil: "2026-12-31" }, today)).toBe(expected);
  expect(kitSaleState({ validFrom: null, validUntil: null }, today)).toBe("onSale");
});

const codesOf = (changes: object) =>
  ClosedKitInputSchema.safeParse({ ...input, ...changes }).error?.issues.map(
    ({ path, ...issue }) => `${path.join(".")} ${issue.code === "custom" ? issue.message : issue.code}`,
  ) ?? [];

test.each([
  [{ validFrom: "2026-12-01", validUntil: "2026-12-01" }, []],
  [{ validFrom: "2026-12-02", validUntil: "2026-12-01" }, ["validUntil PERIOD_REVERSED"]],
  [{ validUntil: "2026-02-30" }, ["validUntil INVALID_DAY"]],
  [{ components: [] }, ["components too_small"]],
  [{ options: [] }, ["options too_small"]],
  [
    { components: [1, 2].map((amount) => ({ productId: "prd_module", amount })) },
    ["components.1 PRODUCT_REPEATED"],
  ],
  [
    { options: [1, 2].map((priceCents) => ({ structureId: "str_a", priceCents })) },
    ["options.1 STRUCTURE_REPEATED"],
  ],
  [
    {
      options: [
        { structureId: "str_a", priceCents: 1, components: [{ productId: "prd_module", amount: 1 }] },
      ],
    },
    ["options.0.components.0 PRODUCT_REPEATED"],
  ],
])("a kit with %j is refused by %j", (changes, expected) => {
  expect(codesOf(changes)).toEqual(expected);
});
