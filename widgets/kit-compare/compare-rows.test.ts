import { expect, test } from "vitest";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { factRows, productRows } from "./compare-rows.ts";

const MODULE = { productId: "p1", name: "LONGi 550 W", manufacturer: "LONGi", type: "module" } as const;
const INVERTER = { productId: "p2", name: "MIN 5000", manufacturer: "Growatt", type: "inverter" } as const;
const CABLE = {
  ...{ productId: "p3", name: "Cabo 6 mm²", manufacturer: "Prysmian" },
  type: "complementaryEquipment",
} as const;

function buildKit(changes: Partial<KitListItem> = {}): KitListItem {
  return {
    ...{ id: "kto_1", kitId: "kit_1", name: "Kit 5,5 kWp", productCode: "K55", description: "" },
    ...{ power: 5.5, powerW: 5_500, amount: 0, isPromotional: false, photoUrl: null },
    ...{ structureId: "str_1", structureName: "Cerâmico", structures: [], centerName: "Goiânia" },
    ...{ availability: "inStock", futureStockDate: null, dcAcRatio: "1.10" },
    ...{ priceCents: 1_234_567, pricePerKwpCents: 224_467 },
    products: [
      { ...CABLE, amount: 100 },
      { ...INVERTER, amount: 1 },
      { ...MODULE, amount: 10 },
    ],
    ...changes,
  };
}

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("kits are compared by what they are, cost and need, and what differs is marked", () => {
  const rows = factRows([
    buildKit(),
    buildKit({ priceCents: 1_300_000, availability: "arriving", futureStockDate: "2026-12-05" }),
  ]);
  expect(rows.map(({ id, cells, differs }) => [id, cells.map(plain), differs])).toEqual([
    ["power", ["5,50 kWp", "5,50 kWp"], false],
    ["price", ["R$ 12.345,67", "R$ 13.000,00"], true],
    ["pricePerKwp", ["R$ 2.244,67", "R$ 2.244,67"], false],
    ["structure", ["Cerâmico", "Cerâmico"], false],
    ["modules", ["10 × LONGi 550 W", "10 × LONGi 550 W"], false],
    ["inverters", ["1 × MIN 5000", "1 × MIN 5000"], false],
    ["dcAc", ["1,10", "1,10"], false],
    ["stock", [expect.any(String), expect.stringContaining("05/12/2026")], true],
    ["center", ["Goiânia", "Goiânia"], false],
  ]);
});

test("who may not see prices compares without them", () => {
  const kit = buildKit();
  delete kit.priceCents;
  delete kit.pricePerKwpCents;
  const ids = factRows([kit, kit]).map(({ id }) => id);
  expect(ids).not.toContain("price");
  expect(ids).not.toContain("pricePerKwp");
});

test("each product of one of the kits has a line, main equipment first, with how many each kit has", () => {
  const other = buildKit({
    products: [
      { ...MODULE, amount: 12 },
      { ...INVERTER, amount: 1 },
    ],
  });
  expect(productRows([buildKit(), other])).toEqual([
    { id: "p1", label: "LONGi 550\u00a0W", cells: ["10 ×", "12 ×"], differs: true },
    { id: "p2", label: "MIN 5000", cells: ["1 ×", "1 ×"], differs: false },
    { id: "p3", label: "Cabo 6\u00a0mm²", cells: ["100 ×", "–"], differs: true },
  ]);
});
