import type { FormField } from "#domain/custom-forms/custom-form.ts";
import type { CustomFormInput } from "#domain/custom-forms/custom-form-schema.ts";
import { insertCustomForm } from "#worker/repositories/custom-forms/custom-form-repository.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

/** A stored question; an optional line of text by default. */
export function buildFormField(fields: Partial<FormField> = {}): FormField {
  return {
    key: newId("cff"),
    type: "text",
    label: "Quem recebe na obra?",
    help: "",
    required: false,
    maxLength: 30,
    options: [],
    ...fields,
  };
}

/** Input of a custom form; valid by default. */
export function buildFormInput(changes: Partial<CustomFormInput> = {}): CustomFormInput {
  return {
    name: "Visita técnica",
    description: "",
    screen: "firstStep",
    purchaseTypes: ["closedKits"],
    fields: [{ ...buildFormField(), key: null }],
    active: true,
    ...changes,
  };
}

/** Stores a custom form; returns its id. */
export async function createTestForm(
  owner: TestDistributor,
  {
    fields = [buildFormField()],
    ...changes
  }: Partial<Omit<CustomFormInput, "fields">> & { fields?: FormField[] } = {},
): Promise<string> {
  const id = newId("cfo");
  const input = buildFormInput(changes);
  await owner.database.writeBatch(
    insertCustomForm(owner.id, { id, input, fields, at: "2026-11-21T12:00:00.000Z" }),
  );
  return id;
}
