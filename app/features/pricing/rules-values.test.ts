import { expect, test } from "vitest";
import { type PricingRules, PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";
import { changeRules, readRulesValues } from "./rules-form-data.ts";
import { differencesOf } from "./rules-difference.ts";
import { rulesOf, toRulesValues } from "./rules-values.ts";

const RULES: PricingRules = {
  functions: [
    {
      id: "fn_1",
      name: "Volume",
      appliesTo: "product",
      conditions: [
        { variable: "orderPower", comparator: "maiorOuIgual", value: "75.5" },
        { variable: "state", comparator: "igual", value: "SP; PR" },
      ],
      value: "Preço base * 0,95",
      active: true,
    },
  ],
  breaks: [{ id: "br_1", basis: "quantity", appliesTo: "all", from: "10", percentage: "2.5" }],
  minimumMarginPct: "12.5",
};
const VALUES = toRulesValues(RULES);

/** A form as a browser sends it. */
function formOf(fields: readonly [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("rules come back from their form as they were, decimals with a comma", () => {
  expect(VALUES.functions[0]?.conditions[0]?.value).toBe("75,5");
  expect(VALUES.minimumMarginPct).toBe("12,5");
  const { rules, errors } = rulesOf(VALUES);
  expect(errors).toEqual({});
  expect(PricingRulesSchema.parse(rules)).toEqual(RULES);
});

test("a browser's fields are read in the order of the functions; a switch that is off is not sent", () => {
  const read = readRulesValues(
    formOf([
      ["function", "fn_2"],
      ["function", "fn_1"],
      ["f.fn_1.name", "Volume"],
      ["f.fn_1.active", "on"],
      ["f.fn_1.formula", "Custo\r\n* 2"],
      ["f.fn_1.variable", "state"],
      ["f.fn_1.comparator", "diferente"],
      ["f.fn_1.value", "SP"],
      ["f.fn_2.name", "Kits"],
      ["f.fn_2.appliesTo", "kit"],
      ["minimumMarginPct", "8"],
    ]),
  );
  expect(read.functions.map(({ id, appliesTo, active }) => [id, appliesTo, active])).toEqual([
    ["fn_2", "kit", false],
    ["fn_1", "all", true],
  ]);
  expect(read.functions[1]?.value).toBe("Custo\n* 2");
  expect(read.functions[1]?.conditions).toEqual([
    { variable: "state", comparator: "diferente", value: "SP" },
  ]);
});

test.each([
  ["orderPower", "maior", "muito", "NUMBER"],
  ["orderPower", "maior", "1.234,5", undefined],
  ["state", "maior", "SP", "ORDER"],
  ["registration", "igual", "talvez", "YES_NO"],
  ["registration", "igual", "Não", undefined],
  ["state", "igual", " ", "REQUIRED"],
] as const)("a condition of %s %s %s: %s", (variable, comparator, value, code) => {
  const functions = VALUES.functions.map((one) => ({
    ...one,
    conditions: [{ variable, comparator, value }],
  }));
  expect(rulesOf({ ...VALUES, functions }).errors["f.fn_1.c.0"]).toBe(code);
});

test.each([
  ["0", "POSITIVE"],
  ["0,001", undefined],
  ["0,0001", "POSITIVE"],
  ["dez", "POSITIVE"],
])("a break from %s: %s", (from, code) => {
  const breaks = VALUES.breaks.map((one) => ({ ...one, from }));
  expect(rulesOf({ ...VALUES, breaks }).errors["b.br_1.from"]).toBe(code);
});

test.each([
  ["99,9999", undefined],
  ["100", "PCT"],
])("a margin of %s: %s", (minimumMarginPct, code) => {
  expect(rulesOf({ ...VALUES, minimumMarginPct }).errors["minimumMarginPct"]).toBe(code);
});

test("two breaks from the same amount contradict each other", () => {
  const [one] = VALUES.breaks;
  const breaks = [...VALUES.breaks, ...(one ? [{ ...one, id: "br_2", from: "10,0" }] : [])];
  expect(rulesOf({ ...VALUES, breaks }).errors).toEqual({ "b.br_2.from": "REPEATED" });
});

test("buttons change the form without saving it", () => {
  const grown = changeRules(VALUES, "function", "fn_9", "Nova");
  expect(grown.functions.map(({ id }) => id)).toEqual(["fn_1", "fn_9"]);
  expect(changeRules(grown, "remove:f:fn_1", "x", "").functions.map(({ id }) => id)).toEqual(["fn_9"]);
  const fewer = changeRules(VALUES, "remove:c:fn_1:0", "x", "");
  expect(fewer.functions[0]?.conditions.map(({ variable }) => variable)).toEqual(["state"]);
  expect(changeRules(VALUES, "condition:fn_1", "x", "").functions[0]?.conditions).toHaveLength(3);
  expect(changeRules(VALUES, "remove:b:br_1", "x", "").breaks).toEqual([]);
});

test("what differs from the published rules is said in sentences", () => {
  const [first] = RULES.functions;
  const changed = first
    ? [
        { ...first, value: "Custo" },
        { ...first, id: "fn_2", name: "Kits" },
      ]
    : [];
  expect(differencesOf(RULES, RULES)).toEqual([]);
  expect(differencesOf(RULES, { ...RULES, functions: changed, breaks: [], minimumMarginPct: null })).toEqual([
    "Volume: fórmula",
    "Função nova: Kits",
    "Descontos por faixa",
    "Margem mínima: 12,5% → sem mínimo",
  ]);
  expect(
    differencesOf({ ...RULES, functions: changed }, { ...RULES, functions: changed.toReversed() }),
  ).toEqual(["Ordem das funções"]);
});
