import { expect, test } from "vitest";
import { buildCheckout } from "#tests/factories/checkout.ts";
import { checkAnswers } from "./check-answers.ts";
import { fromFields, toFields } from "./checkout-fields.ts";
import { toFieldErrors } from "./issue-fields.ts";
import { findUnreadable } from "./find-unreadable.ts";
import { toSaleChoices } from "./to-create-request.ts";

const READ = undefined;

test.each([
  ["extraAmount:ext_1", "3", READ],
  ["extraAmount:ext_1", " 999 ", READ],
  ...["1000", "1e9", "-1", "0", "1.5", "1,5", "dois", ""].map(
    (typed) => ["extraAmount:ext_1", typed, "INVALID_EXTRA_AMOUNT"] as const,
  ),
  ["decrease", "100", READ],
  ["decrease", "", READ],
  ["decrease", "5,5", READ],
  ["decrease", "101", "INVALID_VALUE"],
  ["decrease", "-1", "INVALID_NUMBER"],
  ["decrease", "abc", "INVALID_NUMBER"],
  ["increase", "101", READ],
  ["increase", "-1", "INVALID_NUMBER"],
  ["increase", "abc", "INVALID_NUMBER"],
  ["companyServiceValue", "1.250,00", READ],
  ["companyServiceValue", "-1", "INVALID_AMOUNT"],
  ["invoiceValue", "muito", "INVALID_AMOUNT"],
] as const)(
  "%s of “%s” is told %s before a name is asked, and stays as it was typed",
  (name, typed, code) => {
    const before = { eventType: ["budget"], "extra:ext_1": ["yes"], "extraAmount:ext_1": ["1"] };
    const state = fromFields(buildCheckout(), { ...before, [name]: [typed] });
    const expected = code === undefined ? {} : { [name]: code };
    expect(toFieldErrors(findUnreadable(state), state)).toEqual(expected);
    expect(checkAnswers(state, { type: "budget" })).toEqual(expected);
    expect(toFields(state)[name]?.[0] ?? "").toBe(typed);
  },
);

test("reais have two decimals at most, on either side", () => {
  const state = fromFields(buildCheckout(), {
    ...{ decrease: ["1,005"], decreaseType: ["fixed"], increase: ["1.250,50"], increaseType: ["fixed"] },
  });
  expect(toFieldErrors(findUnreadable(state), state)).toEqual({ decrease: "INVALID_AMOUNT" });
});

test("an amount is sent as it stands in its field, never as another one", () => {
  const sent = (typed: string) =>
    toSaleChoices(fromFields(buildCheckout(), { "extra:ext_1": ["yes"], "extraAmount:ext_1": [typed] }));
  expect(sent("12")).toMatchObject({ extraItems: [{ id: "ext_1", amount: 12 }] });
  expect(sent("-1")).toMatchObject({ extraItems: [{ id: "ext_1", amount: Number.NaN }] });
});
