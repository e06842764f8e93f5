import { expect, test } from "vitest";
import { CustomFormInputSchema } from "#domain/custom-forms/custom-form-schema.ts";
import { buildForms } from "./demo-forms.ts";

test("the demo's questions are such as staff can write, and keep nobody from ordering", () => {
  const rows = buildForms("solnascente", { createdAt: "2026-11-21T12:00:00.000Z" });
  expect(rows.length).toBeGreaterThan(0);
  for (const { name, description, screen, purchaseTypes, fields } of rows) {
    const parsed = CustomFormInputSchema.parse({ name, description, screen, purchaseTypes, fields });
    expect(parsed.fields).toEqual(fields);
    expect(parsed.fields.filter(({ required }) => required)).toEqual([]);
  }
});
