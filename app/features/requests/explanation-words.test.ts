import { expect, test } from "vitest";
import { type ExplainedStep, stepsToRead, stepWords } from "./explanation-words.ts";

const step = (over: Partial<ExplainedStep>): ExplainedStep => ({
  amount: "total",
  rule: "fixed",
  inputs: {},
  resultCents: 0,
  ...over,
});

const FREIGHT = step({
  amount: "basePrice",
  subjectId: "CIF",
  rule: "freight:perKwp",
  inputs: {
    source: "table",
    ruleName: "Goiânia",
    amount: "45",
    units: "5.1",
    minimumCents: 25_000,
    roadTenthsOfKm: 0,
  },
  exactCents: "22950",
  resultCents: 25_000,
});

test("a function names its version, and money that it read is money", () => {
  expect(
    stepWords(
      step({
        amount: "unitPrice",
        rule: "Kits em GO",
        rulesVersion: 2,
        inputs: { basePrice: 1_173_334, power: 5.1, registration: "false" },
        exactCents: "1217104.3582",
        resultCents: 1_217_104,
      }),
    ),
  ).toEqual({
    amount: "Preço unitário",
    rule: "Kits em GO (versão 2)",
    inputs: "preço base: R$\u00A011.733,34 · potência do item (kWp): 5,1 · inscrição estadual: não",
    exact: "R$ 12.171,043582",
    result: "R$\u00A012.171,04",
  });
});

test("a freight is told by its line and reckoning, and not once more as price × quantity", () => {
  expect(stepWords(FREIGHT)).toEqual({
    amount: "Frete",
    rule: "Frete: valor por kWp",
    inputs: "Goiânia · R$ 45,00 × 5,1 kWp · mínimo: R$\u00A0250,00",
    exact: "R$ 229,50",
    result: "R$\u00A0250,00",
  });
  const again = step({ amount: "freight", resultCents: 25_000 });
  const changed = step({ amount: "freight", resultCents: 26_000 });
  expect(stepsToRead([FREIGHT, again])).toEqual([FREIGHT]);
  expect(stepsToRead([FREIGHT, changed])).toEqual([FREIGHT, changed]);
});

test.each([
  [step({ amount: "coupon", rule: "percentage", inputs: { value: "5" } }), "valor: 5%"],
  [step({ amount: "coupon", rule: "fixed", inputs: { value: 50_000 } }), "valor: R$\u00A0500,00"],
  [
    step({ amount: "paymentCondition", rule: "increase percentage-reversed", inputs: { value: "6.49" } }),
    "valor: 6,49%",
  ],
  [step({ amount: "paymentCondition", rule: "increase fixed", inputs: { value: "4.90" } }), "valor: R$ 4,90"],
  [
    step({ amount: "line", inputs: { unitPriceCents: 100, amount: 2, freeAmount: 0 } }),
    "preço: R$\u00A01,00 · quantidade: 2",
  ],
])("a value has its unit, and what is nothing is left out", (one, words) => {
  expect(stepWords(one).inputs).toBe(words);
});
