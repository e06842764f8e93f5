import { expect, test } from "vitest";
import { buildMountProduct, INVERTER, MODULE, mountOf, pick } from "#tests/factories/mount-kit.ts";
import { proposedUnits } from "./change-lines.ts";
import { changeMount, type MountChange } from "./change-mount.ts";
import { MAX_UNITS } from "#domain/shared/amount.ts";
import type { MountState } from "./mount-state.ts";

const OTHER = buildMountProduct("MOD-2", { type: "module", sheet: MODULE.sheet });
const CABLE = buildMountProduct("CABO");

const amounts = ({ lines }: MountState) => lines.map(({ productId, amount }) => [productId, amount]);

/** The rules say so many connectors, and so many of those go in by themselves. */
function recommended(recAmount: number, recAutomaticAmount = recAmount, freeAmount = 0): MountChange {
  const answer = [{ productId: "CABO", recAmount, recAutomaticAmount, freeAmount }];
  return { type: "recommended", answer: recAmount === 0 ? [] : answer, products: [CABLE] };
}

test.each([
  [5_500, 10], // 5 500 ÷ 550
  [5_501, 11],
  [549, 1],
  [null, 1],
])("for %s W a module of 550 W comes in %i units", (targetW, amount) => {
  expect(amounts(mountOf({ type: "aim", targetW }, pick(MODULE)))).toEqual([["MOD", amount]]);
});

test("another power changes the number of the only model, and leaves two models as they are", () => {
  const one = mountOf(pick(MODULE, 4), { type: "aim", targetW: 5_500 });
  expect(amounts(one)).toEqual([["MOD", 10]]);
  const both = changeMount(one, { type: "pick", product: OTHER, amount: 2, severalModules: true });
  expect(amounts(changeMount(both, { type: "aim", targetW: 11_000 }))).toEqual([
    ["MOD", 10],
    ["MOD-2", 2],
  ]);
});

test("a second model takes the place of the first one, unless several may stand side by side", () => {
  const one = mountOf({ type: "aim", targetW: 5_500 }, pick(MODULE, 6));
  expect(amounts(changeMount(one, pick(OTHER)))).toEqual([["MOD-2", 10]]);
  const beside = changeMount(one, { type: "pick", product: OTHER, severalModules: true });
  expect(amounts(beside)).toEqual([
    ["MOD", 6],
    ["MOD-2", 4], // what is left of 5 500 W after 3 300 W
  ]);
});

test("so many are proposed as a press puts in", () => {
  const one = mountOf({ type: "aim", targetW: 5_500 }, pick(MODULE, 6));
  expect(proposedUnits(one, OTHER, false)).toBe(10);
  expect(proposedUnits(one, OTHER, true)).toBe(4);
  expect(proposedUnits(changeMount(one, pick(MODULE, 10)), OTHER, true)).toBe(1); // the power is reached
  expect(proposedUnits(one, INVERTER, true)).toBe(1);
});

test("an amount of none takes a product out, and what is recommended is kept as declined", () => {
  const state = mountOf(pick(MODULE, 2), pick(INVERTER), recommended(4));
  const without = changeMount(state, { type: "amount", productId: "INV", amount: 0 });
  expect(amounts(without)).toEqual([
    ["MOD", 2],
    ["CABO", 4],
  ]);
  const declined = changeMount(without, { type: "amount", productId: "CABO", amount: 0 });
  expect(amounts(changeMount(declined, recommended(6)))).toEqual([
    ["MOD", 2],
    ["CABO", 0],
  ]);
});

test("no line holds more units than a request takes", () => {
  expect(amounts(mountOf(pick(MODULE), { type: "amount", productId: "MOD", amount: 10_000 }))).toEqual([
    ["MOD", MAX_UNITS],
  ]);
});

test("what the rules put in follows them, until a person changes it", () => {
  const state = mountOf(pick(MODULE), recommended(4));
  expect(amounts(changeMount(state, recommended(6)))).toEqual([
    ["MOD", 1],
    ["CABO", 6],
  ]);
  const own = changeMount(state, { type: "amount", productId: "CABO", amount: 5 });
  // Also when the rules say what the person chose: it stays when they change their mind.
  const same = changeMount(changeMount(own, recommended(5)), recommended(8));
  expect(same.lines.at(-1)).toEqual({
    productId: "CABO",
    amount: 5,
    own: true,
    recAmount: 8,
    recAutomaticAmount: 8,
    freeAmount: 0,
  });
  expect(amounts(changeMount(same, { type: "follow", productId: "CABO" })).at(-1)).toEqual(["CABO", 8]);
});

test("what the rules name no more goes when nobody touched it, and stays when somebody did", () => {
  const state = mountOf(pick(MODULE), recommended(4));
  expect(amounts(changeMount(state, recommended(0)))).toEqual([["MOD", 1]]);
  const own = changeMount(state, { type: "amount", productId: "CABO", amount: 5 });
  expect(amounts(changeMount(own, recommended(0)))).toEqual([
    ["MOD", 1],
    ["CABO", 5],
  ]);
});

test("an offer stands aside until it is taken, and then is a choice", () => {
  const state = mountOf(pick(MODULE), recommended(4, 0));
  expect(amounts(state).at(-1)).toEqual(["CABO", 0]);
  const taken = changeMount(state, { type: "follow", productId: "CABO" });
  expect(amounts(changeMount(taken, recommended(6, 0))).at(-1)).toEqual(["CABO", 4]);
});

test("a designed kit takes the place of what was there, and house and cable stay", () => {
  const before = mountOf(
    pick(OTHER, 3),
    { type: "grid", grid: "bifasico" },
    { type: "cable", cableMetres: 30 },
  );
  const line = { recAmount: 0, recAutomaticAmount: 0, freeAmount: 0 };
  const state = changeMount(before, {
    type: "designed",
    targetW: 5_500,
    structureId: "str_1",
    lines: [
      { ...line, product: MODULE, amount: 10 },
      { product: CABLE, amount: 4, recAmount: 4, recAutomaticAmount: 4, freeAmount: 1 },
    ],
  });
  expect(state).toMatchObject({ grid: "bifasico", cableMetres: 30, structureId: "str_1", targetW: 5_500 });
  expect(state.lines.map(({ productId, amount, own }) => [productId, amount, own])).toEqual([
    ["MOD", 10, true],
    ["CABO", 4, false],
  ]);
});
