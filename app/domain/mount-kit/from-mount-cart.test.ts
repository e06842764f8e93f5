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
