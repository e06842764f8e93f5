import { expect, test } from "vitest";
import { formulaProblemText, formulaWarningText } from "./formula.ts";

test("an unknown name is told with the one that was probably meant", () => {
  const problem = {
    position: 0,
    length: 9,
    code: "UNKNOWN_NAME",
    details: { found: "preco bas", suggestion: "Preço base" },
  } as const;
  expect(formulaProblemText(problem)).toBe(
    "“preco bas” não é uma variável nem uma função conhecida. Você quis dizer “Preço base”?",
  );
});

test("types and faults are named in a problem", () => {
  const place = { position: 0, length: 1 };
  expect(
    formulaProblemText({ ...place, code: "TYPE_MISMATCH", details: { expected: "number", actual: "text" } }),
  ).toBe("Aqui cabe um número, e isto é um texto.");
  expect(formulaProblemText({ ...place, code: "ALWAYS_FAILS", details: { fault: "DIVISION_BY_ZERO" } })).toBe(
    "Esta conta nunca dá resultado. Divisão por zero.",
  );
  expect(formulaProblemText({ ...place, code: "OPERATOR_EXPECTED", details: { found: "2" } })).toBe(
    "Falta um operador antes de “2”.",
  );
});

test("a number read as thousands is told with what was read", () => {
  const details = { found: "1.045", meaning: "1045" };
  expect(formulaWarningText({ position: 0, length: 5, code: "READ_AS_THOUSANDS", details })).toBe(
    "“1.045” foi lido como 1045: o ponto separa milhares. Para decimais, use a vírgula.",
  );
});
