import { expect, test } from "vitest";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { buildMountProduct, CHECK, INVERTER, MODULE, mountOf, pick } from "#tests/factories/mount-kit.ts";
import type { MountChange } from "./change-mount.ts";
import { checkMount } from "./check-mount.ts";
import { OWN_KIT, toMountCart, toRecommendationQuestion } from "./mount-cart.ts";
import { fitInverter } from "./suggest-inverters.ts";

const SETTINGS = { showStructureLayout: true, modulesOrientation: "ambas" } as const;
const CABLE = buildMountProduct("CABO");
const REC: MountChange = {
  type: "recommended",
  products: [CABLE],
  answer: [{ productId: "CABO", recAmount: 4, recAutomaticAmount: 4, freeAmount: 1 }],
};

test("rules are asked about what a person chose, also the none of what was declined, with rows and cable", () => {
  const state = mountOf(
    pick(MODULE, 18),
    REC,
    { type: "cable", cableMetres: 35 },
    { type: "structure", structureId: "str" },
  );
  expect(toRecommendationQuestion(state, SETTINGS)).toEqual({
    products: [{ productCode: "MOD", amount: 18, recAutomaticAmount: 0 }],
    structure: { id: "str", rows: 2, cableMetres: 35 },
  });
  const declined = mountOf(pick(MODULE, 2), REC, { type: "amount", productId: "CABO", amount: 0 });
  expect(toRecommendationQuestion(declined, SETTINGS)?.products).toEqual([
    { productCode: "MOD", amount: 2, recAutomaticAmount: 0 },
    { productCode: "CABO", amount: 0, recAutomaticAmount: 4 },
  ]);
});

test("nothing is asked before something is chosen", () => {
  expect(toRecommendationQuestion(mountOf(), SETTINGS)).toBeNull();
});

test("a cart holds what is in the kit, its strings and its roof, and where it comes from", () => {
  const state = mountOf(
    { type: "aim", targetW: 5_500 },
    { type: "grid", grid: "monofasico" },
    pick(MODULE),
    pick(INVERTER),
    REC,
  );
  const context = { ...OWN_KIT, leadId: "lead_1", systemId: "sys_1" };
  const cart = toMountCart(state, checkMount(state, CHECK), SETTINGS, context);
  expect(CartSchema.parse(cart)).toEqual({
    purchaseType: "mountKits",
    integratorId: null,
    kits: [],
    products: [
      { id: "MOD", amount: 10, recAutomaticAmount: 0 },
      { id: "INV", amount: 1, recAutomaticAmount: 0 },
      { id: "CABO", amount: 4, recAutomaticAmount: 4 },
    ],
    mounting: {
      structureId: null,
      targetPowerW: 5_500,
      grid: "monofasico",
      cableMetres: null,
      arrangement: "known",
      strings: [
        { inverterId: "INV", inverterCount: 1, moduleId: "MOD", stringCount: 1, modulesPerString: 10 },
      ],
      layout: [{ orientation: "retrato", rows: 1, modulesPerRow: 10 }],
    },
    origin: null,
    leadId: "lead_1",
    systemId: "sys_1",
    sizingId: null,
  });
});

test("an amount that a person chose stays a choice in the cart, also where the rules say the same", () => {
  const same = mountOf(pick(MODULE), REC, { type: "amount", productId: "CABO", amount: 4 });
  const other = mountOf(pick(MODULE), REC, { type: "amount", productId: "CABO", amount: 5 });
  const line = (state: typeof same) => toMountCart(state, { groups: [] }, SETTINGS, OWN_KIT).products?.at(-1);
  expect(line(same)).toEqual({ id: "CABO", amount: 4, recAutomaticAmount: 0 });
  expect(line(other)).toEqual({ id: "CABO", amount: 5, recAutomaticAmount: 4 });
});

test("a kit whose arrangement is left to the engineers has no strings", () => {
  const state = mountOf(pick(MODULE, 10), pick(INVERTER), { type: "arrangement", arrangement: "unknown" });
  const { mounting } = toMountCart(state, checkMount(state, CHECK), SETTINGS, OWN_KIT);
  expect(mounting).toMatchObject({ arrangement: "unknown", strings: [] });
});

test.each([
  [10, { count: 1, fit: "clean" }], // 5.5 kW on 5 kW
  [11, { count: 1, fit: "clean" }], // 6.05 kW; 6.5 kW are the most
  [20, { count: 2, fit: "clean" }], // 11 kW ask for two
  [2, { count: 1, fit: "wrong" }], // 3 in series are the least
] as const)("for %i modules an inverter of 5 kW comes as %j", (modules, expected) => {
  expect(fitInverter(mountOf(pick(MODULE, modules)), INVERTER, CHECK)).toEqual(expected);
});
