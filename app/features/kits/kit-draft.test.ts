import { expect, test } from "vitest";
import { EMPTY_KIT_FORM } from "#domain/kits/kit-form.ts";
import type { KitForm } from "#domain/kits/kit-form-schema.ts";
import { isKitDraft, type KitDraft } from "./kit-draft.ts";

const FORM: KitForm = {
  ...EMPTY_KIT_FORM,
  name: "Kit 5 kWp",
  components: [{ productId: "prd_1", amount: "10" }],
  options: [{ structureId: "str_1", price: "12.345,67", components: [] }],
};

const DRAFT: KitDraft = {
  version: 3,
  base: FORM,
  form: { ...FORM, name: "Kit 6 kWp", photoId: "fil_1" },
  parts: [
    {
      productId: "prd_1",
      type: "module",
      name: "Módulo",
      productCode: "MOD",
      manufacturer: "Teste",
      priceCents: 100,
      active: true,
      sheet: null,
      version: 1,
    },
  ],
};

test("what was typed into a kit is put back", () => {
  expect(isKitDraft(DRAFT)).toBe(true);
});

test.each([
  ["in which nothing was changed", { ...DRAFT, form: FORM }],
  ["without a version", { ...DRAFT, version: undefined }],
  ["of an older form, without a field", { ...DRAFT, form: { ...DRAFT.form, validFrom: undefined } }],
  [
    "with an amount that is no text",
    { ...DRAFT, form: { ...FORM, components: [{ productId: "p", amount: 1 }] } },
  ],
  [
    "with an option without parts",
    { ...DRAFT, form: { ...FORM, options: [{ structureId: "s", price: "1" }] } },
  ],
  ["with products of another shape", { ...DRAFT, parts: [{ productId: "prd_1" }] }],
  ["that is nothing", null],
])("a draft %s is not put back", (_what, draft) => {
  expect(isKitDraft(draft)).toBe(false);
});
