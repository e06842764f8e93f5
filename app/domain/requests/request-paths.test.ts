import { expect, test } from "vitest";
import {
  buyingPath,
  checkoutPath,
  readSavedNotice,
  requestFilesPath,
  requestPath,
  savedNoticePath,
} from "./request-paths.ts";

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
  expect(buyingPath({ purchaseType: "mountKits", kits: [] }, "crt_1")).toBe("/mountKit?cart=crt_1");
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

test("a request's files lie under its page", () => {
  expect(requestFilesPath({ type: "budget", id: "req_1" })).toBe("/budgets/detail/files/req_1");
});

test("what was saved is told to another page by its code, and nothing else is", () => {
  const told = { type: "order", code: "PED-000012" } as const;
  const [path, search] = savedNoticePath("/mountKit", told).split("?");
  expect(path).toBe("/mountKit");
  expect(readSavedNotice(new URLSearchParams(search))).toEqual(told);
  for (const other of [
    "",
    "saved=1",
    "saved=budget",
    "saved=order&code=Ligue+0800",
    "saved=lead&code=PED-1",
  ]) {
    expect(readSavedNotice(new URLSearchParams(other))).toBeNull();
  }
});
