import { expect, test } from "vitest";
import {
  checkTemplate,
  fillTemplate,
  findTemplateProblems,
  TEMPLATE_VARIABLES,
  type TemplateValues,
} from "./document-template.ts";

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
  expect(findTemplateProblems(text)).toEqual([]);
  expect(fillTemplate(text, VALUES)).toBe(filled);
});

test.each([
  ["{{cliente.nom}} e {{cliente.nom}}", [["UNKNOWN_VARIABLE", "cliente.nom"]]],
  ["{{}}", [["UNKNOWN_VARIABLE", ""]]],
  ["{{item.nome}}", [["UNKNOWN_VARIABLE", "item.nome"]]],
  ["{{#itens}}{{parcela.valor}}{{/itens}}", [["UNKNOWN_VARIABLE", "parcela.valor"]]],
  [
    "{{#coisas}}x{{/coisas}}",
    [
      ["UNKNOWN_LIST", "#coisas"],
      ["LIST_NOT_OPEN", "/coisas"],
    ],
  ],
  ["{{#itens}}x", [["LIST_NOT_CLOSED", "#itens"]]],
  ["{{#itens}}{{#parcelas}}{{/itens}}", [["LIST_NOT_CLOSED", "#parcelas"]]],
  ["{{/itens}}", [["LIST_NOT_OPEN", "/itens"]]],
  [
    "{{constructor}} {{#toString}}",
    [
      ["UNKNOWN_VARIABLE", "constructor"],
      ["UNKNOWN_LIST", "#toString"],
    ],
  ],
])("%j cannot be filled: %j, and stays as it is written where it is wrong", (text, problems) => {
  expect(findTemplateProblems(text).map(({ code, found }) => [code, found])).toEqual(problems);
  expect(fillTemplate(text, VALUES)).toContain("{{");
});

test("a template tells the first problem of each of its texts", () => {
  expect(
    checkTemplate([
      { kind: "items", title: "Itens de {{cliente.nome}}", text: "" },
      { kind: "terms", title: "{{a}}", text: "{{b}} {{#itens}}" },
    ]),
  ).toEqual([
    { field: "terms.title", code: "UNKNOWN_VARIABLE", message: "UNKNOWN_VARIABLE" },
    { field: "terms.text", code: "UNKNOWN_VARIABLE", message: "UNKNOWN_VARIABLE" },
  ]);
});
