import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { required } from "#domain/validation/field-rules.ts";
import { cpf } from "#domain/validation/identity-rules.ts";
import { TextField } from "./text-field.tsx";

test("a field is required when one of its rules is, also before scripts run", () => {
  const markup = (rules: Parameters<typeof TextField>[0]["rules"]) =>
    renderToStaticMarkup(<TextField name="cpf" label="CPF" rules={rules} />);
  expect(markup([cpf, required])).toContain('required=""');
  expect(markup([cpf])).not.toContain("required");
  expect(markup(undefined)).not.toContain("required");
});

test("a numeric field brings up the keys of numbers and stays a text", () => {
  expect(renderToStaticMarkup(<TextField name="count" label="Parcelas" type="numeric" />)).toContain(
    'type="text" inputMode="numeric"',
  );
});

test("what the server found is said as in every field", () => {
  const markup = renderToStaticMarkup(<TextField name="cpf" label="CPF" rules={[cpf]} error="INVALID_CPF" />);
  expect(markup).toContain('aria-invalid="true" aria-describedby="cpf-error"');
  expect(markup).toContain('id="cpf-error">CPF inválido. Confira os números.</span>');
});
