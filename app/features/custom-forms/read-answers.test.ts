import { expect, test } from "vitest";
import type { AskedForm, FormField } from "#domain/custom-forms/custom-form.ts";
import { readAnswers } from "./read-answers.ts";

const field = (key: string, type: FormField["type"]): FormField => {
  return { key, type, label: key, help: "", required: false, maxLength: 30, options: ["Laje", "Solo"] };
};

const FORM: AskedForm = {
  id: "cfo_1",
  name: "Visita",
  description: "",
  screen: "firstStep",
  fields: [field("a", "text"), field("b", "yesNo"), field("c", "choices"), field("d", "text")],
};

test("answers are read by the names of their fields, each as what its question asks for", () => {
  const sent = new FormData();
  sent.append("customForms.cfo_1.a", "linha 1\r\nlinha 2");
  sent.append("customForms.cfo_1.b", "false");
  sent.append("customForms.cfo_1.c", "Laje");
  sent.append("customForms.cfo_1.c", "Solo");
  sent.append("customForms.cfo_1.d", "");
  sent.append("customForms.cfo_1.other", "x");
  expect(readAnswers([FORM], sent)).toEqual([
    { customForm: "cfo_1", answers: { a: "linha 1\nlinha 2", b: false, c: ["Laje", "Solo"] } },
  ]);
  expect(readAnswers([FORM], new FormData())).toEqual([]);
});
