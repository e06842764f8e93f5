import { expect, test } from "vitest";
import { isAtMenuPage } from "./menu-place.ts";

test.each([
  ["/equipments/modules/items", "/equipments/modules/items", true],
  ["/Equipments/Modules/Items", "/equipments/modules/items", true],
  ["/equipments/kits/visualize/kit_1", "/equipments/kits", true],
  ["/equipments/kitsets", "/equipments/kits", false],
  ["/equipments/modules/inventory", "/equipments/modules/items", true],
  ["/equipments/modules/inventory", "/equipments/inverters/items", false],
  ["/equipments/grid/stringbox", "/equipments/stringbox/items", true],
  ["/equipments/visualize/inverter/prd_1", "/equipments/inverters/items", true],
  ["/equipments/historical/custom/prd_1", "/equipments/products/items", true],
  ["/equipments/visualize/nothing", "/equipments/products/items", false],
  ["/settings/payment/edit/pay_1", "/settings/payment/list", true],
  ["/settings/payments", "/settings/payment/list", false],
  ["/settings/modules/inventory", "/equipments/modules/items", false],
])("at %s the menu marks %s: %s", (pathname, path, isMarked) => {
  expect(isAtMenuPage(pathname, path)).toBe(isMarked);
});
