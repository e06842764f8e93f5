import { expect, test } from "vitest";
import { findFormulaProblems, findRuleIssues } from "./check-pricing-rules.ts";
import { namesGroup } from "./names-group.ts";
import { PricingRulesSchema } from "./pricing-rules-schema.ts";

const rulesOf = (...functions: object[]) =>
  PricingRulesSchema.parse({
    functions: functions.map((one, at) => ({ id: `f${String(at)}`, name: "Regra", ...one })),
  });

test("formulas in use that are invalid are told by function and place; one that is switched off may be unfinished", () => {
  const rules = rulesOf(
    { value: "preço base * 2" },
    { value: "preço bse * 2" },
    { value: "(", active: false },
    { value: "" },
  );
  expect(findFormulaProblems(rules)).toMatchObject([
    { functionId: "f1", problems: [{ position: 6, length: 3, code: "UNKNOWN_NAME" }] },
    { functionId: "f3", problems: [{ code: "EMPTY" }] },
  ]);
});

test.each([
  ["state", "igual", "SP", null],
  ["planet", "igual", "Terra", "UNKNOWN_VARIABLE"],
  ["quantity", "maior", "10.5", null],
  ["quantity", "maior", "dez", "INVALID_NUMBER"],
  ["quantity", "maior", "10,5", "INVALID_NUMBER"],
  ["registration", "igual", "talvez", "INVALID_YES_OR_NO"],
  ["registration", "igual", "não", null],
] as const)("a condition %s %s %s has the issue %s", (variable, comparator, value, code) => {
  const issues = findRuleIssues(rulesOf({ value: "1", conditions: [{ variable, comparator, value }] }));
  expect(issues.map((issue) => issue.code)).toEqual(code === null ? [] : [code]);
});

test("a comparator that orders what has no order is refused", () => {
  const rules = rulesOf({
    value: "1",
    conditions: [{ variable: "state", comparator: "maior", value: "SP" }],
  });
  expect(() => findRuleIssues(rules)).toThrow(expect.objectContaining({ code: "UNKNOWN_COMPARATOR" }));
});

test("breaks have one percentage for each threshold, above zero", () => {
  const one = { basis: "quantity", percentage: "5" };
  const rules = PricingRulesSchema.parse({
    breaks: [
      { ...one, id: "a", from: "10" },
      { ...one, id: "b", from: "10.0" },
      { ...one, id: "c", from: "0" },
      { ...one, id: "d", from: "10", appliesTo: "kit" },
    ],
  });
  expect(findRuleIssues(rules)).toEqual([
    { field: "rules.breaks.1.from", code: "REPEATED" },
    { field: "rules.breaks.2.from", code: "NOT_POSITIVE" },
  ]);
});

test("rules name a group in a condition or in a formula's text, whatever its case", () => {
  const condition = { variable: "integratorProfile", comparator: "igual", value: "Prata; OURO" };
  expect(namesGroup(rulesOf({ value: "1", conditions: [condition] }), "Ouro")).toBe(true);
  expect(namesGroup(rulesOf({ value: 'se perfil = "ouro" então 1 senão 2' }), "Ouro")).toBe(true);
  expect(namesGroup(rulesOf({ value: "1", conditions: [{ ...condition, variable: "state" }] }), "Ouro")).toBe(
    false,
  );
  expect(namesGroup(rulesOf({ value: "1", conditions: [condition] }), "Our")).toBe(false);
});
