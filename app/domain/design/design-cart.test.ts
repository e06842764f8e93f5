import { expect, test } from "vitest";
import type { KitLineAnswer } from "./design-answer.ts";
import { toDesignCart } from "./design-cart.ts";

function line(
  id: string,
  type: KitLineAnswer["type"],
  amount: number,
  recAutomaticAmount = 0,
): KitLineAnswer {
  return {
    ...{ id, productCode: id, name: id, manufacturer: "", type, amount, recAmount: 0, recAutomaticAmount },
    ...{ freeAmount: 0, availability: "inStock", futureStockDate: null },
  };
}

const ASKER = {
  purchaseType: "kitExpress",
  integratorId: null,
  structure: { id: "tile", rows: 2, cableMetres: 15 },
  grid: "monofasico",
  targetW: 5_500,
} as const;
const STRINGS = [
  {
    inverter: { productId: "inv", name: "inv" },
    inverterCount: 1,
    strings: [{ moduleName: "mod", stringCount: 2, modulesPerString: 5 }],
  },
];

test("a kit becomes a cart that tells what goes in by itself, how it is wired and where it stands", () => {
  const products = [
    line("mod", "module", 10),
    line("inv", "inverter", 1),
    line("mc4", "complementaryEquipment", 4, 4),
  ];
  expect(toDesignCart({ products, strings: STRINGS }, ASKER)).toEqual({
    purchaseType: "kitExpress",
    integratorId: null,
    products: [
      { id: "mod", amount: 10, recAutomaticAmount: 0 },
      { id: "inv", amount: 1, recAutomaticAmount: 0 },
      { id: "mc4", amount: 4, recAutomaticAmount: 4 },
    ],
    mounting: {
      structureId: "tile",
      targetPowerW: 5_500,
      grid: "monofasico",
      cableMetres: 15,
      arrangement: "known",
      strings: [
        { inverterId: "inv", inverterCount: 1, moduleId: "mod", stringCount: 2, modulesPerString: 5 },
      ],
      layout: [{ orientation: "retrato", rows: 2, modulesPerRow: 5 }],
    },
  });
});

test("strings of several models are left to the distributor's engineers", () => {
  const products = [line("mod", "module", 6), line("other", "module", 4)];
  expect(toDesignCart({ products, strings: STRINGS }, ASKER).mounting).toMatchObject({
    arrangement: "unknown",
    strings: [],
  });
});
