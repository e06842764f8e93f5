import { expect, test } from "vitest";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import {
  ElectricalSettingsSchema,
  KitSettingsSchema,
  MountKitSettingsSchema,
  MountKitStepsSchema,
} from "#domain/settings/kit-settings-schema.ts";
import { buildInverterElectrical } from "#tests/factories/electrical.ts";
import { buildInverterProduct, buildMountProduct, MODULE } from "#tests/factories/mount-kit.ts";
import { type MountProduct, toPartAmount } from "./mount-product.ts";
import { unsafeFindings } from "./unsafe-findings.ts";

/** Two MPPTs of one input, 3 to 10 modules in series. */
const INVERTER = buildInverterProduct("INV");
const THREE_PHASES = buildMountProduct("INV", {
  type: "inverter",
  sheet: {
    type: "inverter",
    electrical: buildInverterElectrical(),
    grid: "trifasico",
    compatibleInverters: [],
  },
});
const MAY_LEAVE = { showButtonUnknownArrangement: true };

interface Kit {
  purchaseType?: "mountKits" | "kitExpress";
  modules?: number;
  inverters?: number;
  inverter?: MountProduct;
  mounting?: Record<string, unknown> | null;
  electrical?: Parameters<typeof ElectricalSettingsSchema.parse>[0];
  kits?: Record<string, unknown>;
}

/** Codes of the findings that make a kit of modules and inverters unsafe to buy. */
function unsafe({
  purchaseType = "mountKits",
  modules = 10,
  inverters = 1,
  inverter = INVERTER,
  mounting = null,
  electrical = {},
  kits = {},
}: Kit): string[] {
  const lines = [
    { id: "MOD", amount: modules },
    { id: "INV", amount: inverters },
  ].filter(({ amount }) => amount > 0);
  const cart = CartSchema.parse({ purchaseType, products: lines, mounting });
  const parts = [MODULE, inverter].map((product) => toPartAmount(product, 1).part);
  return unsafeFindings(cart, parts, {
    kits: KitSettingsSchema.parse(kits),
    mountKit: MountKitSettingsSchema.parse({}),
    stepsMountKit: MountKitStepsSchema.parse(undefined),
    electrical: ElectricalSettingsSchema.parse(electrical),
  }).map(({ code }) => code);
}

const string = (modulesPerString: number, stringCount = 1) => ({
  ...{ inverterId: "INV", inverterCount: 1, moduleId: "MOD" },
  ...{ stringCount, modulesPerString },
});

test.each<[string, Kit, string[]]>([
  ["a kit that fits", {}, []],
  ["modules alone", { inverters: 0 }, []],
  ["inverters alone", { modules: 0 }, []],
  ["strings that are too long, however they are connected", { modules: 30 }, ["VOLTAGE_ABOVE_LIMIT"]],
  ["what is a warning only", { modules: 6, electrical: { maxUndersizingPct: "0" } }, []],
  [
    "an error that the distributor takes for a warning",
    { modules: 30, electrical: { errorsAsWarnings: ["VOLTAGE_ABOVE_LIMIT"] } },
    [],
  ],
  ["too few modules for two inverters", { modules: 5, inverters: 2 }, ["VOLTAGE_BELOW_MPPT_WINDOW"]],
  ["strings laid out by hand that fit", { mounting: { strings: [string(4), string(6)] } }, []],
  [
    "strings of which one is too short",
    { mounting: { strings: [string(8), string(2)] } },
    ["VOLTAGE_BELOW_MPPT_WINDOW"],
  ],
  ["strings that leave modules out", { mounting: { strings: [string(4)] } }, ["MODULES_WITHOUT_STRING"]],
])("%s: %j has %j", (_, kit, codes) => {
  expect(unsafe(kit)).toEqual(codes);
});

test("strings that are left to the engineers are not checked, where the settings let that; what none would mend is", () => {
  const mounting = { arrangement: "unknown", grid: "monofasico" };
  expect(unsafe({ modules: 30, mounting, kits: MAY_LEAVE })).toEqual([]);
  expect(unsafe({ modules: 30, mounting })).toEqual(["VOLTAGE_ABOVE_LIMIT"]);
  expect(unsafe({ modules: 30, mounting, kits: MAY_LEAVE, inverter: THREE_PHASES })).toEqual([
    "PHASES_NOT_SUPPORTED",
  ]);
});

test("an express kit is checked as best connected, whatever its cart says of strings", () => {
  const purchaseType = "kitExpress";
  expect(unsafe({ purchaseType, mounting: { strings: [string(8), string(2)] } })).toEqual([]);
  expect(
    unsafe({ purchaseType, modules: 30, mounting: { arrangement: "unknown" }, kits: MAY_LEAVE }),
  ).toEqual(["VOLTAGE_ABOVE_LIMIT"]);
});

test("beyond the amounts of which strings are worked out, strings are not checked", () => {
  expect(unsafe({ modules: 9_999, inverters: 201 })).toEqual([]);
});

test("units of the same product on two lines are as many of it", () => {
  const parts = [MODULE, INVERTER].map((product) => toPartAmount(product, 1).part);
  const products = [15, 15].map((amount) => ({ id: "MOD", amount }));
  const cart = CartSchema.parse({
    purchaseType: "mountKits",
    products: [...products, { id: "INV", amount: 1 }],
  });
  const settings = {
    kits: KitSettingsSchema.parse({}),
    mountKit: MountKitSettingsSchema.parse({}),
    stepsMountKit: MountKitStepsSchema.parse(undefined),
    electrical: ElectricalSettingsSchema.parse({}),
  };
  expect(unsafeFindings(cart, parts, settings).map(({ value }) => Math.round(value))).toEqual([797]); // 15 × 53,1615 V
});
