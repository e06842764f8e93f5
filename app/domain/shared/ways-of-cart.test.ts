import { expect, test } from "vitest";
import { type CartInput, CartSchema } from "../requests/cart-schema.ts";
import { isAsCalled, waysOfCart } from "./ways-of-cart.ts";

const kits = [{ id: "kto_1", amount: 1 }];
const products = [{ id: "prd_1", amount: 1 }];
const strings = [
  { inverterId: "prd_2", inverterCount: 1, moduleId: "prd_1", stringCount: 1, modulesPerString: 60 },
];
const layout = [{ orientation: "retrato" as const, rows: 2, modulesPerRow: 5 }];

test.each<[CartInput, string[], boolean]>([
  [{ purchaseType: "closedKits", kits }, ["closedKits"], true],
  [{ purchaseType: "closedKits", products }, ["separatedSales"], false],
  [{ purchaseType: "closedKits", kits, products }, ["closedKits", "separatedSales"], true],
  [{ purchaseType: "separatedSales", products }, ["separatedSales"], true],
  [{ purchaseType: "separatedSales", kits }, ["closedKits"], false],
  [{ purchaseType: "mountKits", products }, ["mountKits"], true],
  [{ purchaseType: "mountKits", kits, products }, ["closedKits", "mountKits"], true],
  [{ purchaseType: "kitExpress", kits }, ["closedKits"], false],
  [{ purchaseType: "mountKits", products, mounting: { strings } }, ["mountKits"], true],
  [{ purchaseType: "separatedSales", products, mounting: { strings } }, ["separatedSales"], false],
  [{ purchaseType: "closedKits", kits, mounting: { strings } }, ["closedKits"], false],
  [{ purchaseType: "separatedSales", products, mounting: { layout } }, ["separatedSales"], false],
  [{ purchaseType: "closedKits", kits, mounting: { structureId: "str_1" } }, ["closedKits"], true],
  [{ purchaseType: "closedKits" }, [], true],
])("%j is bought as %j, and is what it is called: %s", (input, ways, isCalled) => {
  const cart = CartSchema.parse(input);
  expect([waysOfCart(cart), isAsCalled(cart)]).toEqual([ways, isCalled]);
});
