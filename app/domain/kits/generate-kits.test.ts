import fc from "fast-check";
import { expect, test } from "vitest";
import { buildKitRule, buildRuleProducts } from "#tests/factories/kit-rule.ts";
import { ElectricalSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { generateKits } from "./generate-kits.ts";
import type { KitRuleContent } from "./kit-rule-schema.ts";

const SETTINGS = ElectricalSettingsSchema.parse({});

function generate(rule: Partial<KitRuleContent> = {}, changes: Parameters<typeof buildRuleProducts>[0] = {}) {
  return generateKits(buildKitRule(rule), buildRuleProducts(changes), SETTINGS);
}

function onlyKit(rule: Partial<KitRuleContent>, changes: Parameters<typeof buildRuleProducts>[0] = {}) {
  const { kits, failures } = generate(rule, changes);
  expect(failures).toEqual([]);
  expect(kits).toHaveLength(1);
  const [kit] = kits;
  if (kit === undefined) throw new Error("no kit");
  const { moduleCount, inverterCount, inverter, strings } = kit.design;
  return { ...kit, made: `${moduleCount} on ${inverterCount} × ${inverter.id}, ${strings} strings` };
}

test("a power is rounded up to whole modules, and the code goes on with the power that was asked for", () => {
  // 5 400 W ÷ 550 W = 9.8…, so ten modules, 5 500 W
  const kit = onlyKit({ powersKwp: [5.4] });
  expect(kit).toMatchObject({ productCode: "FAM-5400", powerW: 5_500, targetW: 5_400 });
});

test.each([
  // 3 300 ÷ 5 000 = 0.66 is below the ratio, 3 300 ÷ 3 000 = 1.10 is not
  [3.3, ["inv3", "inv5"], "6 on 1 × inv3, 1 strings"],
  // 6 050 ÷ 5 000 = 1.21 is nearer to 1.20 than 6 050 ÷ 6 000 = 1.01
  [6.05, ["inv3", "inv5"], "11 on 1 × inv5, 2 strings"],
  // 12 100 W: two of 5 kW have 1.21, one of 10 kW has 1.21 too, and one is fewer; its 22 modules do not fit its two strings of ten
  [12.1, ["inv10", "inv5"], "22 on 2 × inv5, 4 strings"],
  // 7 modules on micro-inverters of four inputs: two of them, 3 850 ÷ 4 000 = 0.96
  [3.85, ["micro"], "7 on 2 × micro, 7 strings"],
])("%s kWp on %j are %s", (power, inverterIds, made) => {
  expect(onlyKit({ powersKwp: [power], inverterIds }).made).toBe(made);
});

test("a power that no inverter takes is named, and the others are made", () => {
  const { kits, failures } = generate({ powersKwp: [1.1, 5.5] });
  expect(kits.map(({ targetW }) => targetW)).toEqual([5_500]);
  expect(failures).toEqual([{ targetW: 1_100, reason: "NO_INVERTER_FITS" }]);
});

test.each([
  ["module", {}, "MODULE_NOT_ON_SALE"],
  ["inv5", {}, "NO_INVERTER_FITS"],
  ["box2", { stringBoxIds: ["box2"] }, "NO_STRING_BOX_FITS"],
  [
    "cable",
    { materials: [{ productId: "cable", amount: "1", per: "kit", structureId: null, inverters: null }] },
    "MATERIAL_NOT_ON_SALE",
  ],
] as const)("without %s on sale there is no kit", (id, rule, reason) => {
  const { kits, failures } = generate(rule as Partial<KitRuleContent>, { [id]: { isOnSale: false } });
  expect(kits).toEqual([]);
  expect(failures).toEqual([{ targetW: 5_500, reason }]);
});

test("with stock asked for, an inverter that is not there gives way to the next one", () => {
  const rule = { powersKwp: [6.05], inverterIds: ["inv5", "inv3"], inStockOnly: true };
  expect(onlyKit(rule, { inv5: { available: 0 } }).made).toBe("11 on 2 × inv3, 2 strings");
  expect(onlyKit(rule, { inv5: { available: 1 } }).made).toBe("11 on 1 × inv5, 2 strings");
  expect(onlyKit({ ...rule, inStockOnly: false }, { inv5: { available: 0 } }).made).toBe(
    "11 on 1 × inv5, 2 strings",
  );
});

test.each([
  // eleven modules in two strings: one box of two inputs at 150 is cheaper than two of one at 100 each
  [["box1", "box2", "box4"], [{ productId: "box2", amount: 1 }]],
  [["box1"], [{ productId: "box1", amount: 2 }]],
  // the cheapest box bears 400 V only, the inverter goes up to 550 V
  [["box400V", "box4"], [{ productId: "box4", amount: 1 }]],
])("of the string boxes %j the cheapest that bears the strings is taken", (stringBoxIds, boxes) => {
  const { options } = onlyKit({ powersKwp: [6.05], stringBoxIds });
  const taken = options[0]?.components.filter(({ productId }) => productId.startsWith("box"));
  expect(taken).toEqual(boxes.map((box) => ({ ...box, shared: true })));
});

test("micro-inverters take no string box", () => {
  const { options } = onlyKit({ powersKwp: [3.85], inverterIds: ["micro"], stringBoxIds: ["box2"] });
  expect(options[0]?.components.map(({ productId }) => productId)).toEqual(["module", "micro"]);
});

test("materials are counted by kit, module, inverter and string, rounded up for the whole kit", () => {
  const material = { structureId: null, inverters: null };
  const { options } = onlyKit({
    powersKwp: [6.05],
    materials: [
      { ...material, productId: "structure", amount: "0.25", per: "module" }, // 11 × 0.25 = 2.75
      { ...material, productId: "cable", amount: "20.5", per: "string" }, // 2 × 20.5
      { ...material, productId: "slab", amount: "1", per: "inverter" },
      { ...material, productId: "cable", amount: "3", per: "kit" },
    ],
  });
  expect(options[0]?.components.slice(2)).toEqual([
    { productId: "structure", amount: 3, shared: true },
    { productId: "cable", amount: 44, shared: true },
    { productId: "slab", amount: 1, shared: true },
  ]);
});

test("each structure is an option with its own materials and price, and the margin is over the price", () => {
  const { options } = onlyKit({
    structureIds: ["tile", "flat"],
    marginPct: "20",
    materials: [
      { productId: "structure", amount: "1", per: "module", structureId: "tile", inverters: null },
      { productId: "slab", amount: "1", per: "module", structureId: "flat", inverters: null },
      { productId: "cable", amount: "1", per: "kit", structureId: null, inverters: "micro" },
    ],
  });
  // ten modules 5 000 + inverter 3 000 = 8 000; + 10 × 80 = 8 800 ÷ 0.8 = 11 000; + 10 × 120 = 9 200 ÷ 0.8 = 11 500
  expect(
    options.map(({ structureId, costCents, priceCents }) => [structureId, costCents, priceCents]),
  ).toEqual([
    ["tile", 880_000, 1_100_000],
    ["flat", 920_000, 1_150_000],
  ]);
  expect(options[1]?.components.at(-1)).toEqual({ productId: "slab", amount: 10, shared: false });
});

test.each([
  [1, 1_025_641], // 8 000 ÷ 0.78 = 10 256.41…
  [100, 1_025_700],
  [1_000, 1_026_000],
] as const)("a price is raised to a multiple of %i cents", (roundUpToCents, priceCents) => {
  const { options } = onlyKit({ marginPct: "22", roundUpToCents });
  expect(options[0]?.priceCents).toBe(priceCents);
});

test("whatever the powers, no kit has an inverter without modules, and none leaves the ratio of the rule", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.5, max: 90, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (powersKwp) => {
        const { kits, failures } = generate({ powersKwp, inverterIds: ["inv3", "inv5", "inv10", "micro"] });
        const targets = new Set(powersKwp.map((power) => Math.round(power * 1000)));
        expect(kits.length + failures.length).toBe(targets.size);
        for (const { design } of kits) {
          expect(design.moduleCount).toBeGreaterThanOrEqual(design.inverterCount);
          expect(design.ratio).toBeGreaterThanOrEqual(0.8);
          expect(design.ratio).toBeLessThanOrEqual(1.35);
        }
      },
    ),
    { numRuns: 40 },
  );
});
