import { expect, test } from "vitest";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import {
  buildInverterProduct,
  buildMountProduct,
  CHECK,
  MODULE,
  mountOf,
  pick,
} from "#tests/factories/mount-kit.ts";
import { checkMount } from "./check-mount.ts";
import { fromMountCart } from "./from-mount-cart.ts";
import { OWN_KIT, toMountCart } from "./mount-cart.ts";
import type { MountState } from "./mount-state.ts";

const SETTINGS = { showStructureLayout: true, modulesOrientation: "ambas" } as const;
const LARGE = buildInverterProduct("INV-10");
const CABLE = buildMountProduct("CABO");
const strings = (modulesPerString: number) => ({ moduleId: "MOD", stringCount: 1, modulesPerString });

function reopened(state: MountState): MountState {
  const cart = CartSchema.parse(toMountCart(state, checkMount(state, CHECK), SETTINGS, OWN_KIT));
  return fromMountCart(cart, Object.values(state.products), CHECK);
}

test("a kit that is opened again goes on as it was: roof, house, recommendations and strings that follow", () => {
  const state = mountOf(
    { type: "aim", targetW: 9_900 },
    { type: "grid", grid: "trifasico" },
    pick(MODULE),
    pick(LARGE),
    { type: "structure", structureId: "str" },
    { type: "cable", cableMetres: 12 },
    { type: "faces", faces: [{ orientation: "paisagem", rows: 3, modulesPerRow: 6 }] },
    {
      type: "recommended",
      products: [CABLE],
      answer: [{ productId: "CABO", recAmount: 4, recAutomaticAmount: 4, freeAmount: 0 }],
    },
  );
  expect(reopened(state)).toEqual(state);
});

test("strings that were laid out by hand stay so", () => {
  const state = mountOf(pick(MODULE, 18), pick(LARGE), {
    type: "arrange",
    strings: [{ inverterId: "INV-10", inverterCount: 1, mppts: [strings(10), strings(8)] }],
  });
  expect(reopened(state)).toMatchObject({ arrangement: "own", strings: state.strings });
});

test("what the engineers are to lay out is still theirs, and products that are gone are left out", () => {
  const state = mountOf(pick(MODULE, 18), pick(LARGE), { type: "arrangement", arrangement: "unknown" });
  const cart = CartSchema.parse(toMountCart(state, checkMount(state, CHECK), SETTINGS, OWN_KIT));
  const { lines, arrangement } = fromMountCart(cart, [LARGE], CHECK);
  expect([lines.map(({ productId }) => productId), arrangement]).toEqual([["INV-10"], "unknown"]);
});

/** Two MPPTs of two inputs, and current for one string on each. */
const WIDE = buildInverterProduct("INV-W", { inputsPerMppt: 2 });
const one = { inverterId: "INV-W", inverterCount: 1 };

test.each([
  [
    "those of one length are on an MPPT each",
    28,
    2,
    [
      { ...one, mppts: [strings(9), strings(9)] },
      { ...one, mppts: [strings(5), strings(5)] },
    ],
  ],
  [
    "inverters that are connected otherwise are told apart",
    36,
    2,
    [
      { ...one, mppts: [strings(9), strings(9)] },
      { ...one, mppts: [strings(10), strings(8)] },
    ],
  ],
  [
    "wherever the first one ends",
    36,
    2,
    [
      { ...one, mppts: [strings(10), strings(8)] },
      { ...one, mppts: [strings(9), strings(9)] },
    ],
  ],
  [
    "pairs and a single one, too",
    46,
    4,
    [
      { ...one, inverterCount: 2, mppts: [strings(7), strings(6)] },
      { ...one, mppts: [strings(5), strings(4)] },
      { ...one, mppts: [strings(6), strings(5)] },
    ],
  ],
])("strings that were laid out by hand say no MPPT in a cart: %s", (_, modules, inverters, laidOut) => {
  const state = mountOf(pick(MODULE, modules), pick(WIDE, inverters), { type: "arrange", strings: laidOut });
  const codes = (kit: MountState) => checkMount(kit, CHECK).findings.map(({ code }) => code);
  const again = reopened(state);
  expect(again).toMatchObject({ arrangement: "own", strings: laidOut });
  expect(codes(again)).toEqual(codes(state));
});
