import { expect, test } from "vitest";
import { listCurrentWarnings } from "./current-warnings.ts";
import type { KitInverter, KitModule } from "./kit-parts.ts";
import type { InverterElectrical } from "./string-sizing.ts";

function module(name: string, impA: number, iscA: number, amount = 10): KitModule {
  const rest = {
    vocV: 49.8,
    vmpV: 41.9,
    alphaIscPctPerC: 0.05,
    betaVocPctPerC: -0.27,
    gammaPmaxPctPerC: -0.35,
  };
  return { productId: name, name, amount, electrical: { powerW: 550, impA, iscA, ...rest } };
}

function inverter(changes: Partial<InverterElectrical> = {}, amount = 1): KitInverter {
  return {
    productId: "INV",
    name: "INV",
    amount,
    grid: "monofasico",
    compatibleInverters: [],
    electrical: {
      kind: "string",
      acPowerW: 5_000,
      mpptCount: 2,
      inputsPerMppt: 2,
      maxDcV: 550,
      mpptLowV: 80,
      mpptHighV: 500,
      maxInputCurrentPerMpptA: 26,
      maxShortCircuitCurrentPerMpptA: 32,
      phases: 1,
      ...changes,
    },
  };
}

const warn = (modules: readonly KitModule[], ...inverters: KitInverter[]) =>
  listCurrentWarnings({ modules, inverters, stringBoxes: [] });

test.each([
  [{}, 13, []], // 26 A over two inputs
  [{}, 13.01, ["input"]],
  [{ maxInputCurrentPerStringA: 14 }, 13.01, []], // the limit of a string wins
  [{ maxInputCurrentPerStringA: 13 }, 13.01, ["input"]],
  [{ maxInputCurrentPerMpptA: null }, 99, []],
])("an inverter with %j and modules of %d A at maximum power: %j", (changes, impA, expected) => {
  expect(warn([module("M", impA, 14)], inverter(changes)).map(({ current }) => current)).toEqual(expected);
});

test.each([
  [{}, 32, []],
  [{}, 32.1, ["shortCircuit"]],
  [{ maxShortCircuitCurrentPerStringA: 15 }, 15, []],
  [{ maxShortCircuitCurrentPerStringA: 15 }, 15.1, ["shortCircuit"]],
  [{ maxShortCircuitCurrentPerMpptA: null }, 99, []],
])("an inverter with %j and modules of %d A in short circuit: %j", (changes, iscA, expected) => {
  expect(warn([module("M", 12, iscA)], inverter(changes)).map(({ current }) => current)).toEqual(expected);
});

test("a warning names the inverter and every module above its limit, and both currents can be warned about", () => {
  const modules = [module("A", 14, 33), module("B", 12, 13), module("C", 13.5, 33)];
  expect(warn(modules, inverter())).toEqual([
    { current: "input", inverter: "INV", modules: ["A", "C"] },
    { current: "shortCircuit", inverter: "INV", modules: ["A", "C"] },
  ]);
});

test("amounts of 0 and solaredge inverters are left out", () => {
  expect(warn([module("A", 14, 33, 0)], inverter())).toEqual([]);
  expect(warn([module("A", 14, 33)], inverter({}, 0))).toEqual([]);
  expect(warn([module("A", 14, 33)], inverter({ kind: "solaredge" }))).toEqual([]);
});
