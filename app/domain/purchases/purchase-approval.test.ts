import { expect, test } from "vitest";
import { purchaseStateOf } from "./purchase-approval.ts";

test.each([
  ["pending", { type: "budget", version: 2 }, "pending"],
  ["pending", { type: "budget", version: 3 }, "outdated"],
  ["pending", { type: "order", version: 2 }, "outdated"],
  ["approved", { type: "order", version: 3 }, "approved"],
  ["refused", { type: "budget", version: 3 }, "refused"],
  ["withdrawn", { type: "budget", version: 3 }, "withdrawn"],
] as const)("what is %s for version 2 is, with %j, %s", (status, request, state) => {
  expect(purchaseStateOf({ status, version: 2 }, request)).toBe(state);
});
