import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormField } from "./form-field.tsx";
import { SelectField } from "./select-field.tsx";

test("a field without hint and error has a label only", () => {
  expect(renderToStaticMarkup(<FormField name="city" label="Cidade" required />)).toBe(
    '<div class="app-field"><label class="app-field__label" for="city">Cidade</label>' +
      '<input required="" id="city" name="city" class="app-input"/></div>',
  );
});

test("a refused field is marked, and its hint and its error describe it", () => {
  const field = (
    <FormField name="cnpj" label="CNPJ" hint="Com letras." error="INVALID_CNPJ" className="wide" />
  );
  expect(renderToStaticMarkup(field)).toBe(
    '<div class="app-field wide"><label class="app-field__label" for="cnpj">CNPJ</label>' +
      '<input id="cnpj" name="cnpj" aria-invalid="true" aria-describedby="cnpj-hint cnpj-error" class="app-input"/>' +
      '<span class="app-field__hint" id="cnpj-hint">Com letras.</span>' +
      '<span class="gs-field-error" id="cnpj-error">CNPJ inválido. Confira os números.</span></div>',
  );
});

test("a field whose name stands several times on a page goes by an id of its own", () => {
  const field = <FormField id="first" name="code" label="Código" error="REQUIRED" />;
  const markup = renderToStaticMarkup(field);
  expect(markup).toContain('for="first"');
  expect(markup).toContain(
    'id="first" name="code" aria-invalid="true" aria-describedby="first-error" class="app-input"',
  );
  expect(markup).toContain('id="first-error">Campo obrigatório</span>');
});

test("a list offers the choice of nothing first, where there is one", () => {
  const options = [{ value: "GO", label: "Goiás" }];
  const list = (
    <SelectField name="state" label="Estado" options={options} emptyLabel="Escolha" defaultValue="GO" />
  );
  expect(renderToStaticMarkup(list)).toContain(
    '<select id="state" name="state" class="app-input"><option value="">Escolha</option>' +
      '<option value="GO" selected="">Goiás</option></select>',
  );
  expect(renderToStaticMarkup(<SelectField name="state" label="Estado" options={options} />)).not.toContain(
    "Escolha",
  );
});
