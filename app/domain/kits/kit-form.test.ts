import { expect, test } from "vitest";
import { ClosedKitInputSchema } from "./closed-kit-schema.ts";
import { KitFormSchema } from "./kit-form-schema.ts";
import { EMPTY_KIT_FORM, readAmount, readKitForm, toKitErrors, toKitForm } from "./kit-form.ts";
import type { KitForm } from "./kit-form-schema.ts";

const form: KitForm = {
  ...EMPTY_KIT_FORM,
  productCode: "KIT-1",
  name: "Kit",
  components: [{ productId: "prd_1", amount: "10" }],
  options: [{ structureId: "str_1", price: "12.345,67", components: [{ productId: "prd_2", amount: "4" }] }],
};

test("a form becomes a kit, and the kit the same form", () => {
  const kit = ClosedKitInputSchema.parse(readKitForm(form));
  expect(kit).toMatchObject({
    components: [{ productId: "prd_1", amount: 10 }],
    options: [{ priceCents: 1_234_567, components: [{ amount: 4 }] }],
    validFrom: null,
  });
  expect(toKitForm(kit)).toEqual(form);
  expect(KitFormSchema.parse(form)).toEqual(form);
});

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["0", null],
  ["1,5", null],
  ["-1", null],
  ["", null],
  ["1000000", null],
])("the amount %j reads as %s", (text, expected) => {
  expect(readAmount(text)).toBe(expected);
});

test("what is wrong is told where it was typed", () => {
  const wrong: KitForm = {
    ...form,
    name: "",
    validUntil: "amanhã",
    components: [{ productId: "prd_1", amount: "dez" }],
    options: [{ structureId: "str_1", price: "caro", components: [{ productId: "prd_2", amount: "0" }] }],
  };
  const issues = ClosedKitInputSchema.safeParse(readKitForm(wrong)).error?.issues ?? [];
  const found = issues.map(({ path, ...issue }) => ({
    field: path.join("."),
    code: issue.code === "custom" ? issue.message : issue.code,
  }));
  expect(toKitErrors(found, wrong)).toEqual({
    name: "REQUIRED",
    validUntil: "INVALID_DAY",
    components: "INVALID_AMOUNT",
    "options.0.price": "INVALID_PRICE",
    "options.0": "INVALID_AMOUNT",
  });
  expect(toKitErrors([{ field: "components", code: "too_small" }], EMPTY_KIT_FORM)).toEqual({
    components: "MODULE_REQUIRED",
  });
  expect(toKitErrors([{ field: "options", code: "too_small" }], EMPTY_KIT_FORM)).toEqual({
    options: "OPTION_REQUIRED",
  });
});
