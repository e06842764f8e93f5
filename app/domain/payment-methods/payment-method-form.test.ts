import { expect, test } from "vitest";
import { buildCondition, buildConditionInput, buildPaymentMethod } from "#tests/factories/payment-method.ts";
import { CONDITION_ROWS, toConditionInput, toPaymentForm, toPaymentInput } from "./payment-method-form.ts";
import { ConditionInputSchema, PaymentMethodInputSchema } from "./payment-method-schema.ts";

test("a form shows a way to pay as Brazilians write it, and asks for the same one", () => {
  const conditions = [
    buildCondition({
      id: "pcd_a",
      value: "12.5",
      modifierType: "percentage-reversed",
      minimumCents: 123_456,
    }),
    buildCondition({ id: "pcd_b", value: "1234.50", modifierType: "fixed", active: false }),
  ];
  const method = buildPaymentMethod({ conditions });
  const form = toPaymentForm(method);
  const rows = form.conditions.map(CONDITION_ROWS.read);
  expect(rows.map(({ value, minimum }) => [value, minimum])).toEqual([
    ["12,5", "1.234,56"],
    ["1.234,50", ""],
  ]);
  const { type, name, description, active } = method;
  expect(PaymentMethodInputSchema.parse(toPaymentInput(form))).toEqual({
    ...{ type, name, description, active, conditions },
  });
});

test("a row that was not stored yet asks for a new condition", () => {
  expect(toConditionInput(CONDITION_ROWS.blank(3)).id).toBeNull();
  expect(toConditionInput({ ...CONDITION_ROWS.blank(3), key: "pcd_a" }).id).toBe("pcd_a");
});

test.each([
  ["percentage", "12,5", "12.5"],
  ["percentage", "12.5", null],
  ["fixed", "1.234,5", "1234.50"],
  ["fixed", "1.234", "1234.00"],
  ["fixed", "1.23", null],
  ["fixed", "1234.56", null],
] as const)("a %s value typed as %s is stored as %s", (modifierType, value, stored) => {
  const row = { ...CONDITION_ROWS.blank(0), name: "À vista", conditionType: "decrease" as const };
  const asked = { ...toConditionInput({ ...row, modifierType, value }), quantityOfInstallments: 1 };
  const parsed = ConditionInputSchema.safeParse(asked);
  expect(parsed.success ? parsed.data.value : null).toBe(stored);
});

test.each([
  [{ value: "100" }, true],
  [{ value: "100.01" }, false],
  [{ value: "-1" }, false],
  [{ value: "1,5" }, false],
  [{ modifierType: "percentage-reversed", value: "99.9999" }, true],
  [{ modifierType: "percentage-reversed", value: "100" }, false],
  [{ modifierType: "percentage-reversed", conditionType: "decrease", value: "100" }, true],
  [{ modifierType: "fixed", value: "1250.50" }, true],
  [{ modifierType: "fixed", value: "1250.505" }, false],
  [{ quantityOfInstallments: 1 }, true],
  [{ quantityOfInstallments: 0 }, false],
  [{ quantityOfInstallments: 120 }, true],
  [{ quantityOfInstallments: 121 }, false],
] as const)("a condition with %j is taken: %s", (fields, isTaken) => {
  expect(ConditionInputSchema.safeParse({ ...buildConditionInput(), ...fields }).success).toBe(isTaken);
});
