import { expect, test } from "vitest";
import { fillTemplate, TEMPLATE_VARIABLES, type TemplateValues } from "./document-template.ts";

const VALUES: TemplateValues = {
  variables: Object.fromEntries(
    TEMPLATE_VARIABLES.map((name) => [name, `<${name}>`]),
  ) as TemplateValues["variables"],
  lists: {
    itens: [
      { "item.nome": "Kit A", "item.quantidade": "2", "item.unitario": "", "item.total": "" },
      { "item.nome": "Kit {{cliente.nome}}", "item.quantidade": "1", "item.unitario": "", "item.total": "" },
    ],
    parcelas: [],
  },
};

test.each([
  ["Olá, {{cliente.nome}}!", "Olá, <cliente.nome>!"],
  ["{{ documento.codigo }}", "<documento.codigo>"],
  [
    "{{#itens}}{{item.quantidade}} de {{item.nome}} a {{cliente.cidade}}; {{/itens}}fim",
    "2 de Kit A a <cliente.cidade>; 1 de Kit {{cliente.nome}} a <cliente.cidade>; fim",
  ],
  ["Parcelas: {{#parcelas}}{{parcela.numero}}ª {{parcela.valor}}{{/parcelas}}.", "Parcelas: ."],
  ["sem variável { nem } chaves", "sem variável { nem } chaves"],
])("%j becomes %j", (text, filled) => {
  expect(fillTemplate(text, VALUES)).toBe(filled);
});
