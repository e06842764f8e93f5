import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AskedForm, FormField } from "#domain/custom-forms/custom-form.ts";
import { CustomFormFields, type CustomFormFieldsProps } from "./custom-form-fields.tsx";

const ask = (key: string, changes: Partial<FormField> = {}): FormField => ({
  ...{ key, type: "text", label: "Quem recebe?", help: "", required: false, maxLength: 30, options: [] },
  ...changes,
});

function markup(fields: FormField[], props: Partial<CustomFormFieldsProps> = {}): string {
  const form: AskedForm = { id: "cfo_1", name: "Entrega", description: "", screen: "firstStep", fields };
  return renderToStaticMarkup(<CustomFormFields forms={[form]} isNeeded {...props} />);
}

test("questions stand under their form's name, each in a field of the form around them", () => {
  const shown = markup([ask("a"), ask("b", { type: "date", label: "Quando?", required: true })]);
  expect(shown).toMatch(/<legend[^>]*>Entrega<\/legend>/);
  expect(shown).toContain('name="customForms.cfo_1.a"');
  expect(shown).toContain("Quem recebe? (opcional)");
  expect(shown).toContain(">Quando?<");
  expect(shown).toMatch(/<input [^>]*placeholder="DD\/MM\/AAAA"[^>]*name="customForms\.cfo_1\.b"/);
});

test("what is required is so for an order, and not for a budget", () => {
  const fields = [ask("a", { type: "longText", required: true })];
  expect(markup(fields)).toContain('required=""');
  expect(markup(fields, { isNeeded: false })).not.toContain('required=""');
});

test("a few options stand side by side, many are a list", () => {
  const few = ["A", "B", "C", "D", "E"];
  expect(markup([ask("a", { type: "choice", options: few })]).match(/type="radio"/g)).toHaveLength(5);
  expect(markup([ask("a", { type: "choice", options: [...few, "F"] })])).toContain("<select");
  expect(
    markup([ask("a", { type: "choices", options: [...few, "F"] })]).match(/type="checkbox"/g),
  ).toHaveLength(6);
});

test("what was answered stands there again, with what is wrong with it", () => {
  const fields = [ask("a"), ask("b", { type: "yesNo", label: "Tem muro?" })];
  const shown = markup(fields, {
    answers: [{ customForm: "cfo_1", answers: { a: "x".repeat(31), b: false } }],
    faults: { "customForms.cfo_1.a": { code: "TEXT_OVER_LIMIT", limit: 30 } },
  });
  expect(shown).toContain(`value="${"x".repeat(31)}"`);
  expect(shown).toContain("O tamanho máximo para esse campo é de 30 caracteres");
  expect(shown).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="false"|value="false"[^>]*checked=""/);
});
