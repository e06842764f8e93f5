import { expect, test } from "vitest";
import { stepOfField } from "./step-of-field.ts";

test.each([
  ["userOrCompanyName", "invoice"],
  ["invoice.CEP", "invoice"],
  ["CEP", "delivery"],
  ["timeRestriction", "delivery"],
  ["coupon", "payment"],
  ["decrease", "payment"],
  ["extraAmount:exi_1", "lastStep"],
  ["service:srv_1", "lastStep"],
  ["checkoutFile", "lastStep"],
  ["requestName", null],
  ["customForms.cfo_1.roof", null],
])("the field %s is in the step %s", (name, step) => {
  expect(stepOfField(name)).toBe(step);
});
