import { expect, test } from "vitest";
import { isCheckoutPath, purchaseStart, purchaseUnderWay } from "./checkout-paths.ts";

test.each([
  ["/kitsIntegrator/checkout", "/kitsIntegrator"],
  ["/kitsIntegrator/checkout/", "/kitsIntegrator"],
  ["/mountKit/checkout", "/mountKit"],
  ["/kitsIntegrator", null],
  ["/checkout", null],
  ["/checkout/req_1", null],
  ["/kitsIntegrator/checkout/done", null],
  ["/requests/detail/checkout", null],
])("the purchase that %s ends begins at %s", (path, start) => {
  expect(purchaseStart(path)).toBe(start);
  expect(isCheckoutPath(path)).toBe(start !== null);
});

test.each([
  ["/kitsIntegrator", "/kitsIntegrator"],
  ["/kitsIntegrator/req_1", "/kitsIntegrator"],
  ["/kitsIntegrator/checkout", "/kitsIntegrator"],
  ["/kits-express/", "/kits-express"],
  ["/mountKit/req_1", "/mountKit"],
  ["/separateSale", "/separateSale"],
  ["/KitsIntegrator/led_1/sys_1", "/KitsIntegrator/led_1/sys_1"],
  ["/separateSale/req_1/more", null],
  ["/requests", null],
  ["/", null],
])("a purchase under way at %s begins anew at %s", (path, start) => {
  expect(purchaseUnderWay(path)).toBe(start);
});
