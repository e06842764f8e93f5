import { expect, test } from "vitest";
import { isCheckoutPath, purchaseStart } from "./checkout-paths.ts";

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
