import { expect, test } from "vitest";
import { listDemoInverters, listDemoModules } from "./demo-products.ts";
import { buildDemoWorld } from "./demo-world.ts";
import { STRING_BOXES } from "./generic-products.ts";
import { dcAcRatio, sizeKit } from "./size-kit.ts";
import type { DemoTenantRows } from "./build-tenant.ts";
import { checkKitStrings } from "#domain/kits/check-kit-strings.ts";

const { tenants } = buildDemoWorld("2026-11-21");
const modules = listDemoModules();
const inverters = listDemoInverters();
const SITE = { siteMinC: 0, cellMaxC: 70 };

/** Components of an option, in the order of the bill of materials. */
function materialsOf(rows: DemoTenantRows, optionId: string) {
  const products = new Map(rows.products.map((product) => [product.id, product]));
  return rows.kitOptionComponents
    .filter(({ kitOptionId }) => kitOptionId === optionId)
    .toSorted((a, b) => a.position - b.position)
    .map(({ productId, amount, position }) => ({ product: products.get(productId), amount, position }));
}

const options = tenants.flatMap((rows) =>
  rows.kitOptions.map((option) => ({ rows, option, materials: materialsOf(rows, option.id) })),
);

/** Electrical data of an option, from its stored components. */
function electricalOf(materials: ReturnType<typeof materialsOf>) {
  const [first, second] = materials;
  const module = modules.find(({ productCode }) => productCode === first?.product?.productCode);
  const inverter = inverters.find(({ productCode }) => productCode === second?.product?.productCode);
  if (module === undefined || inverter === undefined) throw new Error("module and inverter come first");
  return { module, inverter, moduleCount: first?.amount ?? 0, inverterCount: second?.amount ?? 0 };
}

test.each([
  ["Sol Nascente", 72, 60],
  ["Norte Sul Solar", 30, 30],
  ["Mercado Solar", 30, 30],
])("%s sells at least %d kits of at least %d powers, from 2 to 75 kWp", (name, kitCount, powerCount) => {
  const rows = tenants.find(({ profile }) => profile.name === name);
  const powers = (rows?.kits ?? []).map(({ powerW }) => powerW);
  expect(powers.length).toBeGreaterThanOrEqual(kitCount);
  expect(new Set(powers).size).toBeGreaterThanOrEqual(powerCount);
  expect(Math.min(...powers)).toBeGreaterThanOrEqual(2_000);
  expect(Math.max(...powers)).toBeLessThanOrEqual(75_000);
});

test("Sol Nascente has kits of about 30, 50 and 75 kWp and six promotional options", () => {
  const [rows] = tenants;
  const powers = rows?.kits.map(({ powerW }) => powerW) ?? [];
  for (const wanted of [30_000, 50_000, 75_000]) {
    expect(powers.some((powerW) => Math.abs(powerW - wanted) < 1_000)).toBe(true);
  }
  expect(rows?.kitOptions.filter(({ promotional }) => promotional)).toHaveLength(6);
});

test("every kit has two or three options, on different structures", () => {
  for (const { kits, kitOptions, structures } of tenants) {
    const structureIds = new Set(structures.map(({ id }) => id));
    for (const { id, name, powerW } of kits) {
      const own = kitOptions.filter(({ kitId }) => kitId === id);
      expect([2, 3]).toContain(own.length);
      expect(new Set(own.map(({ structureId }) => structureId)).size).toBe(own.length);
      expect(own.every((option) => structureIds.has(option.structureId))).toBe(true);
      expect(own.every((option) => option.powerW === powerW && option.name.startsWith(name))).toBe(true);
    }
  }
});

test("every component of every option is a product of the distributor, in an unbroken order", () => {
  for (const { rows, materials } of options) {
    expect(materials.map(({ position }) => position)).toEqual(materials.map((_, index) => index + 1));
    for (const { product, amount } of materials) {
      expect(product?.distributorId).toBe(rows.profile.distributorId);
      expect(amount).toBeGreaterThan(0);
    }
  }
});

test("every option is complete: protection, a structure for each module, fixing, cables and connectors", () => {
  for (const { option, materials } of options) {
    const amounts = new Map(materials.map(({ product, amount }) => [product?.productCode ?? "", amount]));
    const { moduleCount, inverter } = electricalOf(materials);
    const structure = materials.find(({ product }) => product?.productCode.startsWith("EST-"));
    expect(structure?.amount, option.name).toBe(moduleCount);
    const isMicro = inverter.electrical.kind === "micro";
    const others = isMicro
      ? ["QPC-MICRO", "CAB-TRONCO", "CON-TRONCO", "FIX-4MOD"]
      : ["CAB-6MM-VM", "CAB-6MM-PT", "CON-MC4-PAR", "FIX-4MOD"];
    for (const code of others) expect(amounts.get(code), `${option.name} ${code}`).toBeGreaterThan(0);
    expect(materials.some(({ product }) => product?.type === "stringBox")).toBe(!isMicro);
  }
});

test("the power of every option is that of its modules", () => {
  for (const { option, materials } of options) {
    const { module, moduleCount } = electricalOf(materials);
    expect(option.powerW).toBe(module.electrical.powerW * moduleCount);
  }
});

test("no kit has an electrical finding between modules and inverter, not even a warning", () => {
  const wrong = options.flatMap(({ option, materials }) => {
    const { module, inverter, ...counts } = electricalOf(materials);
    const design = { module: module.electrical, inverter: inverter.electrical, ...counts, ...SITE };
    return checkKitStrings(design).map(({ code }) => `${option.name}: ${code}`);
  });
  expect(wrong).toEqual([]);
});

test("the modules of every kit give between 1.00 and 1.35 times the power of its inverters", () => {
  for (const { option, materials } of options) {
    const { inverter, inverterCount } = electricalOf(materials);
    const ratio = option.powerW / (inverter.electrical.acPowerW * inverterCount);
    expect(ratio >= 1 && ratio <= 1.35, `${option.name}: ${ratio}`).toBe(true);
  }
});

test("string boxes bear the inverter's voltage and have an input for each string", () => {
  for (const { option, materials } of options) {
    const box = materials.find(({ product }) => product?.type === "stringBox");
    if (box === undefined) continue;
    const data = STRING_BOXES.find(({ productCode }) => productCode === box.product?.productCode);
    const { inverter } = electricalOf(materials);
    const pairs = materials.find(({ product }) => product?.productCode === "CON-MC4-PAR")?.amount ?? 0;
    expect(data?.maxDcV, option.name).toBeGreaterThanOrEqual(inverter.electrical.maxDcV);
    expect((data?.inputs ?? 0) * box.amount, option.name).toBeGreaterThanOrEqual(pairs / 2); // two pairs per string
  }
});

test("an option costs its components and 8%, a promotional one 5% less", () => {
  for (const { option, materials } of options) {
    const sum = materials.reduce(
      (total, { product, amount }) => total + (product?.priceCents ?? 0) * amount,
      0,
    );
    const expected = option.promotional ? sum * 1.08 * 0.95 : sum * 1.08;
    expect(Math.abs(option.priceCents - expected), option.name).toBeLessThanOrEqual(0.51);
  }
});

test("a kWp costs between R$ 1.700 and R$ 3.000", () => {
  for (const { option } of options) {
    expect(Math.abs(option.pricePerKwpCents - (option.priceCents / option.powerW) * 1_000)).toBeLessThan(
      0.51,
    );
    expect(option.pricePerKwpCents, option.name).toBeGreaterThan(170_000);
    expect(option.pricePerKwpCents, option.name).toBeLessThan(300_000);
  }
});

test("prices of modules and inverters are those of the market", () => {
  for (const { products } of tenants) {
    const codes = new Map(products.map(({ productCode, priceCents }) => [productCode, priceCents / 100]));
    for (const { productCode, electrical } of modules) {
      const reaisPerW = (codes.get(productCode) ?? 0) / electrical.powerW;
      expect(reaisPerW > 0.95 && reaisPerW < 1.4, `${productCode} ${reaisPerW}`).toBe(true);
    }
    for (const { productCode, electrical } of inverters) {
      const reaisPerW = (codes.get(productCode) ?? 0) / electrical.acPowerW;
      expect(reaisPerW > 0.45 && reaisPerW < 0.95, `${productCode} ${reaisPerW}`).toBe(true);
    }
  }
});

test("product and kit codes occur once in a distributor's catalogue", () => {
  for (const { products, kits } of tenants) {
    for (const rows of [products, kits]) {
      expect(new Set(rows.map(({ productCode }) => productCode)).size).toBe(rows.length);
    }
  }
});

const [module] = modules.filter(({ productCode }) => productCode === "MOD-LON-550");
const [inverter] = inverters.filter(({ productCode }) => productCode === "INV-DEY-5000");

test("a power that the strings do not allow becomes the nearest one", () => {
  if (module === undefined || inverter === undefined) throw new Error("both are in the data files");
  // 9 × 550 W = 4 950 W is less than the inverter's 5 000 W, 10 × 550 W is not
  const kit = sizeKit({ module, inverters: [inverter], targetKwp: 4.95 });
  expect(kit).toMatchObject({ moduleCount: 10, powerW: 5_500, stringCount: 1, inverterCount: 1 });
  expect(dcAcRatio(kit)).toBe(1.1);
});

test("a power that no inverter of the line takes is refused", () => {
  if (module === undefined || inverter === undefined) throw new Error("both are in the data files");
  expect(() => sizeKit({ module, inverters: [inverter], targetKwp: 20 })).toThrow("no inverter of the line");
});
