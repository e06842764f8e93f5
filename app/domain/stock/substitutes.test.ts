import { expect, test } from "vitest";
import type { InverterElectrical, ModuleElectrical } from "#domain/kits/string-sizing.ts";
import { type KitOfProduct, rankSubstitutes, type ReplaceableProduct } from "./substitutes.ts";

const MODULE: ModuleElectrical = {
  powerW: 550,
  vocV: 49.8,
  iscA: 13.99,
  vmpV: 41.95,
  impA: 13.12,
  alphaIscPctPerC: 0.05,
  betaVocPctPerC: -0.27,
  gammaPmaxPctPerC: -0.35,
};
const INVERTER: InverterElectrical = {
  kind: "string",
  acPowerW: 5000,
  mpptCount: 2,
  inputsPerMppt: 1,
  maxDcV: 550,
  mpptLowV: 80,
  mpptHighV: 500,
  maxInputCurrentPerMpptA: 13.5,
  maxShortCircuitCurrentPerMpptA: 16.9,
  phases: 1,
};
const SITE = { siteMinC: 0, cellMaxC: 70, maxDcAcRatio: 1.5 };

function buildModule(id: string, changes: Partial<ReplaceableProduct> = {}): ReplaceableProduct {
  return { id, type: "module", powerW: 550, priceCents: 60_000, module: MODULE, inverter: null, ...changes };
}

/** Ten modules on an inverter of 5 kW: two strings of five. */
const KIT: KitOfProduct = {
  id: "kto_1",
  name: "Kit 5,50 kWp",
  amount: 10,
  module: { amount: 10, electrical: MODULE },
  inverter: { amount: 1, electrical: INVERTER },
};

const ENDED = buildModule("ended");

function rank(candidates: readonly ReplaceableProduct[], ranking: readonly string[] = [], kits = [KIT]) {
  return rankSubstitutes({ product: ENDED, candidates, ranking, kits, site: SITE });
}

test("what the distributor named comes first in its order, then what is nearest in power and in price", () => {
  const candidates = [
    buildModule("dearer", { priceCents: 61_000 }),
    buildModule("far", { powerW: 600 }),
    buildModule("near", { powerW: 555 }),
    buildModule("same"),
    buildModule("second", { powerW: 400 }),
    buildModule("first", { powerW: 700 }),
  ];
  expect(rank(candidates, ["first", "second"]).map(({ product, isOwn }) => [product.id, isOwn])).toEqual([
    ["first", true],
    ["second", true],
    ["same", false],
    ["dearer", false],
    ["near", false],
    ["far", false],
  ]);
});

test("neither the product itself nor another type is proposed, nor an inverter of another kind or grid", () => {
  expect(rank([ENDED, buildModule("box", { type: "stringBox" })])).toEqual([]);
  const inverter = (id: string, changes: Partial<InverterElectrical>) =>
    buildModule(id, { type: "inverter", module: null, inverter: { ...INVERTER, ...changes } });
  const found = rankSubstitutes({
    product: inverter("ended", {}),
    candidates: [
      inverter("micro", { kind: "micro" }),
      inverter("three", { phases: 3 }),
      inverter("same", {}),
    ],
    ranking: [],
    kits: [],
    site: SITE,
  });
  expect(found.map(({ product }) => product.id)).toEqual(["same"]);
});

test("each kit is told what changes: ten modules of 30 W and R$ 15,00 more are 300 W and R$ 150,00", () => {
  const [found] = rank([buildModule("stronger", { powerW: 580, priceCents: 61_500 })]);
  expect(found).toMatchObject({ powerDifferenceW: 30, priceDifferenceCents: 1_500, unsafeKits: 0 });
  expect(found?.kits).toMatchObject([
    { kitId: "kto_1", powerDifferenceW: 300, priceDifferenceCents: 15_000 },
  ]);
});

test("a module with which a kit would be unsafe comes last, with what is wrong", () => {
  // 5 × 110 V × (1 + 0.0027 × 25) = 587 V on an inverter for 550 V.
  const high = buildModule("high", { module: { ...MODULE, vocV: 110, vmpV: 92 } });
  const found = rank([high, buildModule("far", { powerW: 700 })]);
  expect(found.map(({ product, unsafeKits }) => [product.id, unsafeKits])).toEqual([
    ["far", 0],
    ["high", 1],
  ]);
  expect(found[1]?.kits[0]?.findings?.map(({ code }) => code)).toContain("VOLTAGE_ABOVE_LIMIT");
});

test("a kit without an inverter is not checked", () => {
  const [found] = rank([buildModule("same")], [], [{ ...KIT, inverter: null }]);
  expect(found?.kits[0]?.findings).toBeNull();
  expect(found?.unsafeKits).toBe(0);
});
