import { expect, test } from "vitest";
import type { CustomForm } from "./custom-form.ts";
import {
  EMPTY_CUSTOM_FORM,
  QUESTION_ROWS,
  toAskedForm,
  toCustomFormForm,
  toCustomFormInput,
} from "./custom-form-form.ts";
import { CustomFormInputSchema } from "./custom-form-schema.ts";

const STORED: CustomForm = {
  id: "cfo_1",
  name: "Visita",
  description: "Antes da entrega.",
  screen: "afterShipping",
  purchaseTypes: ["closedKits", "separatedSales"],
  fields: [
    {
      key: "cff_1",
      type: "text",
      label: "Quem recebe?",
      help: "Nome",
      required: true,
      maxLength: 60,
      options: [],
    },
    {
      key: "cff_2",
      type: "choice",
      label: "Acesso",
      help: "",
      required: false,
      maxLength: 0,
      options: ["Rua", "Beco"],
    },
  ],
  active: false,
  version: 3,
  updatedAt: "2026-11-21T12:00:00.000Z",
};

test("a stored form that nobody changed asks for itself", () => {
  const { id: _id, version: _version, updatedAt: _at, ...content } = STORED;
  expect(CustomFormInputSchema.parse(toCustomFormInput(toCustomFormForm(STORED)))).toEqual(content);
});

test("a new question has no key, the usual length, and one option a line", () => {
  const row = { ...QUESTION_ROWS.blank(0), label: "Telhado", type: "choice", options: " Laje \n\nSolo" };
  const { fields } = toCustomFormInput({ ...EMPTY_CUSTOM_FORM, fields: [QUESTION_ROWS.write(row)] });
  expect(fields).toEqual([
    {
      key: null,
      type: "choice",
      label: "Telhado",
      help: "",
      required: false,
      maxLength: undefined,
      options: ["Laje", "Solo"],
    },
  ]);
});

test("the preview asks what has words, within the limits of its type", () => {
  const rows = [
    QUESTION_ROWS.blank(0),
    { ...QUESTION_ROWS.blank(1), label: "A", maxLength: "9999" },
    { ...QUESTION_ROWS.blank(2), label: "B", maxLength: "muito" },
    { ...QUESTION_ROWS.blank(3), label: "C", type: "unknown" },
  ];
  const { fields } = toAskedForm({ ...EMPTY_CUSTOM_FORM, fields: rows.map(QUESTION_ROWS.write) }, "Visita");
  expect(fields.map(({ label, type, maxLength }) => [label, type, maxLength])).toEqual([
    ["A", "text", 200],
    ["B", "text", 30],
    ["C", "text", 30],
  ]);
});
