import { expect, test } from "vitest";
import { ElectricalSettingsSchema, MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { buildRecommendable, buildRule, recommendFor } from "#tests/factories/recommendation.ts";
import { cartFacts, createStringCount } from "./cart-facts.ts";

const MODULE = buildRecommendable("MOD", "module"); // 550 W
const SMALL = buildRecommendable("MOD-S", "module", { values: { potencia_WP: 400 } });
const INVERTER = buildRecommendable("INV", "inverter"); // two MPPTs of one input each
const THREE_PHASES = buildRecommendable("INV-3", "inverter", { values: { tipo_ligacao: "trifasico" } });
const MICRO = buildRecommendable("MICRO", "inverter", { values: { tipo_inversor: "micro" } });
const BOX = buildRecommendable("BOX", "stringBox");
const MC4 = buildRecommendable("MC4", "complementaryEquipment");

test("the facts of a cart are its modules, power, inverters, phases, boxes and rows", () => {
  const lines = [
    { product: MODULE, amount: 10 },
    { product: SMALL, amount: 5 },
    { product: INVERTER, amount: 2 },
    { product: THREE_PHASES, amount: 0 },
    { product: MICRO, amount: 3 },
    { product: BOX, amount: 1 },
  ];
  expect(cartFacts(lines, { id: null, rows: 4, cableMetres: 35 })).toEqual({
    modulos: 15,
    potenciaDoModulo: 500, // 7 500 W by 15
    potenciaDoSistema: 7.5,
    inversores: 5,
    microinversores: 3,
    fases: 1,
    stringBoxes: 1,
    fileiras: 4,
    modulosPorFileira: 4, // 3.75
    metrosDeCabo: 35,
  });
});

test("there are no more rows than modules, and an empty cart has none", () => {
  const rowsOf = (amount: number) =>
    cartFacts([{ product: MODULE, amount }], { id: null, rows: 3, cableMetres: 0 });
  expect(rowsOf(2)).toMatchObject({ fileiras: 2, modulosPorFileira: 1 });
  expect(rowsOf(0)).toMatchObject({ fileiras: 0, modulosPorFileira: 0, potenciaDoModulo: 0 });
});

test("strings are those that the electrical check connects; micro-inverters have none", () => {
  const strings = createStringCount({
    settings: ElectricalSettingsSchema.parse({}),
    mountKit: MountKitSettingsSchema.parse({}),
  });
  const of = (product: typeof INVERTER, amount: number, modules: number) =>
    strings([
      { product: MODULE, amount: modules },
      { product, amount },
    ]);
  expect(of(INVERTER, 1, 8)).toBe(1); // one string of eight below 550 V
  expect(of(INVERTER, 1, 10)).toBe(1);
  expect(of(INVERTER, 1, 16)).toBe(2);
  expect(of(INVERTER, 2, 32)).toBe(4);
  expect(of(MICRO, 4, 16)).toBe(0);
  expect(strings([{ product: MODULE, amount: 10 }])).toBe(0);
  expect(of(INVERTER, 201, 1)).toBeNull();
});

test("connectors and cable by string follow the arrangement", () => {
  const rules = [
    buildRule("mc4", { amount: "strings * 2" }),
    buildRule("cable", { productId: "CABLE", amount: "strings * metros de cabo" }),
  ];
  const cable = buildRecommendable("CABLE", "complementaryEquipment");
  const { products } = recommendFor(rules, [MODULE, INVERTER, MC4, cable], { MOD: 16, INV: 1 });
  expect(products.map(({ productCode, recAmount }) => [productCode, recAmount])).toEqual([
    ["CABLE", 40],
    ["INV", 0],
    ["MC4", 4],
    ["MOD", 0],
  ]);
});
