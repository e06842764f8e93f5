import { expect, test } from "vitest";
import { copyRequest } from "./copy-request.ts";

test("a copy loses coupon, approval, history and id, is marked as one, and changes no price [REQUEST-46]", () => {
  const copy = copyRequest({
    id: "req_1",
    isCopy: false,
    name: "Residência Ana",
    lines: [{ itemId: "kop_1", amount: 2 }],
    valueModifier: {
      increase: { type: "fixed", amount: "50" },
      decrease: { type: "percentage", amount: "12" },
    },
    coupon: { code: "SOL10" },
    discountRequisition: { status: "pending" },
    statusHistorical: [{ status: "Novo" }],
    pastVersions: [{ date: "2026-11-20" }],
  });
  expect(copy).toStrictEqual({
    id: null,
    isCopy: true,
    name: "Residência Ana",
    lines: [{ itemId: "kop_1", amount: 2 }],
    valueModifier: {
      increase: { type: "percentage", amount: "0" },
      decrease: { type: "percentage", amount: "0" },
    },
    coupon: null,
  });
});
