import { expect, test } from "vitest";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { fromDesignCart, withTakenOut } from "./from-design-cart.ts";

const CART = CartSchema.parse({
  purchaseType: "kitExpress",
  products: [
    { id: "mod", amount: 10 },
    { id: "mc4", amount: 4, recAutomaticAmount: 4 },
  ],
  mounting: {
    ...{ structureId: "tile", targetPowerW: 5_500, grid: "monofasico", cableMetres: 15 },
    layout: [{ orientation: "retrato", rows: 2, modulesPerRow: 5 }],
  },
});

test("a cart opens with the answers and the lines that led to it", () => {
  expect(fromDesignCart(CART)).toEqual({
    structure: { id: "tile", rows: 2, cableMetres: 15 },
    grid: "monofasico",
    targetW: 5_500,
    lines: [
      { id: "mod", amount: 10, recAmount: 0 },
      { id: "mc4", amount: 4, recAmount: 4 },
    ],
  });
});

test("a cart that says nothing of the roof opens with the usual one", () => {
  const { structure, grid, targetW } = fromDesignCart({ ...CART, mounting: null });
  expect([structure, grid, targetW]).toEqual([{ id: null, rows: 1, cableMetres: 20 }, null, null]);
});

test("what the rules recommend and the cart had not stays taken out", () => {
  const { lines } = fromDesignCart(CART);
  const product = (id: string, recAmount: number) => ({ id, recAmount });
  const completed = [product("mod", 0), product("mc4", 4), product("box", 1)];
  const taken = withTakenOut(lines, { products: completed });
  expect(taken).toEqual([...lines, { id: "box", amount: 0, recAmount: 1 }]);
  expect(withTakenOut(lines, { products: completed.slice(0, 2) })).toBeNull();
});
