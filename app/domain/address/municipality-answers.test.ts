import { expect, test } from "vitest";
import { readSecondService, readStatistics, withSmallLetters } from "./municipality-answers.ts";

test("the statistics service's municipalities are read by name, with their codes", () => {
  const answer = [
    { id: 5208707, nome: "Goiânia", microrregiao: { id: 52010 } },
    { id: 5200050, nome: "Abadia de Goiás" },
    { id: 5200258, nome: "Águas Lindas de Goiás" },
  ];
  expect(readStatistics(answer)).toEqual([
    { ibge: "5200050", name: "Abadia de Goiás" },
    { ibge: "5200258", name: "Águas Lindas de Goiás" },
    { ibge: "5208707", name: "Goiânia" },
  ]);
});

test("the second service's are read too, in capitals or not", () => {
  expect(
    readSecondService([
      { nome: "RIO DE JANEIRO", codigo_ibge: "3304557" },
      { nome: "Angra dos Reis", codigo_ibge: "3300100" },
    ]),
  ).toEqual([
    { ibge: "3300100", name: "Angra dos Reis" },
    { ibge: "3304557", name: "Rio de Janeiro" },
  ]);
});

test.each([null, {}, [], [{ id: 1, nome: "Goiânia" }], [{ id: 5208707 }], "<html>"])(
  "%j holds no municipalities",
  (answer) => {
    expect(readStatistics(answer)).toBeNull();
    expect(readSecondService(answer)).toBeNull();
  },
);

test.each([
  ["SÃO JOÃO D'ALIANÇA", "São João d'Aliança"],
  ["PAU D'ARCO", "Pau d'Arco"],
  ["CONCEIÇÃO DO MATO DENTRO", "Conceição do Mato Dentro"],
  ["XIQUE-XIQUE", "Xique-Xique"],
  ["Não-Me-Toque", "Não-Me-Toque"],
])("%s is written %s", (text, written) => {
  expect(withSmallLetters(text)).toBe(written);
});
