import { expect, test } from "vitest";
import { buyingPath, checkoutPath, requestPath } from "./request-paths.ts";

test.each([
  ["closedKits", "/kitsIntegrator?kit=kop_1~2&kit=kop_2~1&cart=crt_1"],
  ["kitExpress", "/kits-express?kit=kop_1~2&kit=kop_2~1&cart=crt_1"],
] as const)("a cart of %s opens at %s", (purchaseType, path) => {
  const kits = [
    { id: "kop_1", amount: 2 },
    { id: "kop_2", amount: 1 },
  ];
  expect(buyingPath({ purchaseType, kits }, "crt_1")).toBe(path);
});

test("carts of products open on their pages, and end in the checkout of the same way", () => {
  expect(buyingPath({ purchaseType: "mountKits", kits: [] }, "crt_1")).toBe("/mountKit/crt_1");
  expect(buyingPath({ purchaseType: "separatedSales", kits: [] }, "crt_1")).toBe("/separateSale?cart=crt_1");
  expect(checkoutPath("separatedSales", "crt_1")).toBe("/separateSale/checkout?cart=crt_1");
  expect(checkoutPath("mountKits", "crt_1", "budgetToOrder")).toBe(
    "/mountKit/checkout?cart=crt_1&event=budgetToOrder",
  );
});

test("a request has the page of what it is", () => {
  expect(requestPath({ type: "budget", id: "req_1" })).toBe("/budgets/detail/req_1");
  expect(requestPath({ type: "order", id: "req_1" })).toBe("/requests/detail/req_1");
});
