import { expect, test } from "vitest";
import { compileFormula } from "./compile-formula.ts";
import { textOfExact } from "./exact-text.ts";
import type { FormulaInput } from "./formula-types.ts";
import { createVocabulary } from "./vocabulary.ts";

const VOCABULARY = createVocabulary([
  { key: "base", name: "Preço base", kind: "money", aliases: ["Preço"] },
  { key: "power", name: "Potência do pedido", kind: "number" },
  { key: "state", name: "Estado", kind: "text" },
  { key: "isNew", name: "Cliente novo", kind: "boolean" },
]);
const VALUES: Record<string, FormulaInput> = {
  base: 100_050,
  power: "75.5",
  state: "São Paulo",
  isNew: true,
};

/** The worth of a formula as text, the code of its fault, or its problems as `code@position+length`. */
function worth(text: string, values = VALUES): string {
  const compilation = compileFormula(text, VOCABULARY);
  if (!compilation.ok) {
    return compilation.problems
      .map(({ code, position, length }) => `${code}@${position}+${length}`)
      .join(" ");
  }
  const result = compilation.formula.evaluate((key) => values[key]);
  return result.ok ? textOfExact(result.value) : result.code;
}

test.each([
  ["", "EMPTY@0+0"],
  [" \n ", "EMPTY@0+3"],
  ["(1 + 2", "BRACKET_NOT_CLOSED@0+1"],
  ["1 + 2)", "BRACKET_NOT_OPENED@5+1"],
  ["(1 + [2)]", "BRACKET_NOT_CLOSED@0+1 BRACKET_NOT_OPENED@7+1"],
  ["1 $ 2", "UNKNOWN_TOKEN@2+1"],
  ["preso base * 2", "UNKNOWN_NAME@0+10"],
  ["2 * 1.2.3", "INVALID_NUMBER@4+5"],
  ['estado = "SP', "UNTERMINATED_TEXT@9+3"],
])("an empty formula, unbalanced brackets or an unknown token make it invalid: %j", (text, problems) => {
  expect(worth(text)).toBe(problems);
});

test.each([
  ["1,5 + 1.5 + 1.000 - 2 * 3 / 4 + 7 % 4", "1004.5"],
  ["[{(preço base)}] + potência do pedido", "1076"],
  ["(1 < 2 & 2 > 1 | 1 = 2) & !(1 = 2) ? 10 : 20", "10"],
  ["1 <= 1 && 2 >= 3 || 1 != 1 ? 10 : 20", "20"],
  ["1 == 1 & 1 <> 2 ? 10 : 20", "10"],
  ["mínimo(3; 2; 4) + máximo(3; 2; 4)", "6"],
])(
  "numbers, variables, functions, operators and brackets are known: %s is %s [FORMULA-02]",
  (text, value) => {
    expect(worth(text)).toBe(value);
  },
);

test.each([
  ["se 1 maior 2 entao 10 senao 20 fimse", "20"],
  ["se 1 menor 2 então 10 senão 20 fimse + 5", "15"],
  ["se 2 igual 2 e 1 diferente 2 entao 10 senao 20", "10"],
  ["se nao 1 igual 1 ou 3 menor 2 entao 10 senao 20", "20"],
  ["SE NÃO (1 MAIOR 2) ENTÃO 10 SENÃO 20 FIMSE", "10"],
  ["se 1 maior 2 entao 10 se não 20", "20"],
  ["se 2 maior ou igual a 2 entao se 2 menor ou igual 1 entao 1 senao 2 fimse senao 3 fimse", "2"],
])("the reserved words mean what they say: %s is %s [FORMULA-03]", (text, value) => {
  expect(worth(text)).toBe(value);
});

test.each(["  1 + 1", "\t\n1 + 1", "\u00a01 + 1  "])(
  "spaces before a formula do not count: %j [FORMULA-04]",
  (text) => {
    expect(worth(text)).toBe("2");
  },
);

test.each([
  "Potência do pedido",
  "POTÊNCIA DO PEDIDO",
  "potencia do pedido",
  "potenciadopedido",
  "PotenciaDoPedido",
  "potência  do pedido",
])("a variable is found whatever its case, accents and spaces: %s [FORMULA-05]", (name) => {
  expect(worth(`${name} + 1`)).toBe("76.5");
  expect(worth(`1+${name}`)).toBe("76.5");
});

test.each([
  ["1 +", "VALUE_EXPECTED@3+0"],
  ["1 2", "OPERATOR_EXPECTED@2+1"],
  ["se 1 > 2 senao 3", "THEN_EXPECTED@9+5"],
  ["se 1 > 2 entao 3", "ELSE_EXPECTED@16+0"],
  ["se(1 > 2; 3)", "ARGUMENT_COUNT@0+12"],
  ["minimo", "ARGUMENTS_EXPECTED@6+0"],
  ["limitar(1; 2)", "ARGUMENT_COUNT@0+13"],
  ["absoluto(1; 2)", "ARGUMENT_COUNT@0+14"],
  ["1 < preço < 3", "CHAINED_COMPARISON@10+1"],
  ["estado * 2", "TYPE_MISMATCH@0+6"],
  ["1 < 2", "TYPE_MISMATCH@0+5"],
  ["se 1 entao 2 senao 3", "TYPE_MISMATCH@3+1"],
  ['se estado > "A" entao 2 senao 3', "TYPE_MISMATCH@3+6 TYPE_MISMATCH@12+3"],
  ['faixa(1; 10; 5; "x")', "TYPE_MISMATCH@16+3"],
  ["preço / (3 - 3)", "ALWAYS_FAILS@0+15"],
  ["arredondar(1; 11)", "ALWAYS_FAILS@0+17"],
])("a mistake is told where it is: %s", (text, problems) => {
  expect(worth(text)).toBe(problems);
});

test("a formula may have 4,000 characters, 1,000 tokens and 64 levels, and not one more", () => {
  expect(worth("1".padEnd(4_000))).toBe("1");
  expect(worth("1".padEnd(4_001))).toBe("TOO_LONG@0+4001");
  expect(worth(`1${"+1".repeat(499)}`)).toBe("500");
  expect(worth(`+1${"+1".repeat(499)}`)).toBe("500");
  expect(worth(`-+1${"+1".repeat(499)}`)).toBe("TOO_MANY_TOKENS@0+1001");
  expect(worth(`${"(".repeat(63)}1${")".repeat(63)}`)).toBe("1");
  expect(worth(`${"(".repeat(64)}1${")".repeat(64)}`)).toBe("TOO_DEEP@64+1");
});

test.each([
  ["10 / (potência do pedido - 75,5)", {}, "DIVISION_BY_ZERO"],
  ["potência do pedido % (potência do pedido - 75,5)", {}, "DIVISION_BY_ZERO"],
  ["preço", { base: undefined }, "MISSING_VALUE"],
  ["preço", { base: 10.5 }, "INVALID_VALUE"],
  ["potência do pedido", { power: Number.NaN }, "INVALID_VALUE"],
  ["potência do pedido", { power: "muito" }, "INVALID_VALUE"],
  ["faixa(potência do pedido; 75; 1)", {}, "NO_BAND"],
  ["limitar(1; potência do pedido; 2)", {}, "LIMITS_REVERSED"],
  [`potência do pedido${" * 999999999".repeat(4)}`, {}, "NUMBER_TOO_LARGE"],
])("an evaluation without a value tells why: %s", (text, changes, code) => {
  expect(worth(text, { ...VALUES, ...changes } as Record<string, FormulaInput>)).toBe(code);
});

test.each([
  ["se potência do pedido = 0 então 10 / 0,1 senão 10 / potência do pedido", { power: 0 }, "100"],
  ["se potência do pedido > 0 e 10 / potência do pedido > 1 então 1 senão 2", { power: 0 }, "2"],
])("a branch that is not taken is not evaluated: %s", (text, changes, value) => {
  expect(worth(text, { ...VALUES, ...changes })).toBe(value);
});

test.each([
  ['se estado = "sao paulo" então 1 senão 2', "1"],
  ["se estado diferente de 'SÃO  PAULO' então 1 senão 2", "2"],
  ['se umDe(estado; "RJ"; "São Paulo") então 1 senão 2', "1"],
  ['se contém(estado; "PAUL") então 1 senão 2', "1"],
  ["cliente novo ? 1 : 2", "1"],
  ["10 / 3 * 3", "10"],
  ["arredondar(2,5) + arredondar(-2,5)", "0"],
  ["arredondar(1,005; 2)", "1.01"],
  ["arredondarParaCima(-1,25; 1) + arredondarParaBaixo(1,29; 1)", "0"],
  ["absoluto(-3) + absoluto(3)", "6"],
  ["-7 % 3", "2"],
  ["10% * 50%", "0.05"],
  ["limitar(5; 1; 3) + limitar(0; 1; 3) + limitar(2; 1; 3)", "6"],
  ["faixa(10; 10; 1; 20; 2; 3) + faixa(10,01; 10; 1; 20; 2; 3) + faixa(21; 10; 1; 20; 2; 3)", "6"],
])("%s is %s", (text, value) => {
  expect(worth(text)).toBe(value);
});

test("a number read as thousands is told, with what was read", () => {
  const compilation = compileFormula("preço * 1.045", VOCABULARY);
  expect(compilation.ok && compilation.warnings).toEqual([
    { position: 8, length: 5, code: "READ_AS_THOUSANDS", details: { found: "1.045", meaning: "1045" } },
  ]);
});

test("a formula names its variables once, in their order, and its parts", () => {
  const compilation = compileFormula("potência do pedido * preço + preço", VOCABULARY);
  expect(compilation.ok && compilation.formula.variables).toEqual(["power", "base"]);
  expect(compilation.ok && compilation.formula.steps).toBe(5);
});

test("evaluations that share a budget end when it is used up", () => {
  const compilation = compileFormula("preço + preço", VOCABULARY);
  if (!compilation.ok) throw new Error("The formula is invalid");
  const budget = { steps: 6 };
  const run = () => compilation.formula.evaluate((key) => VALUES[key], budget).ok;
  expect([run(), run(), run()]).toEqual([true, true, false]);
});

test("a formula that should be a condition is one", () => {
  const compilation = compileFormula('estado = "sao paulo" e cliente novo', VOCABULARY, "boolean");
  expect(compilation.ok && compilation.formula.evaluate((key) => VALUES[key])).toEqual({
    ok: true,
    value: true,
  });
});

test("two names that differ only in case, accents and spaces cannot stand in one vocabulary", () => {
  expect(() => createVocabulary([{ key: "a", name: "Mínimo", kind: "number" }])).toThrow("NAME_TAKEN");
});

test("a variable may begin with a small word of a phrase, or hold a reserved word", () => {
  const vocabulary = createVocabulary([
    { key: "cash", name: "À vista", kind: "number" },
    { key: "both", name: "Custo e margem", kind: "number" },
  ]);
  const compilation = compileFormula("se custo e margem igual a vista então 1 senão 2", vocabulary);
  expect(compilation.ok && compilation.formula.variables).toEqual(["both", "cash"]);
});

test.each([
  ['icmsInterestadual("SP"; "BA")', "7"],
  ['icmsInterestadual(" sp "; "mg")', "12"],
  ['ICMSInterestadual("SC"; "PR"; cliente novo)', "4"],
  ['icmsInterestadual("SC"; "PR"; não cliente novo)', "12"],
  ['icmsInterestadual("SP"; "SP")', "18"],
  ['icmsInterno("BA")', "20.5"],
  // 88,00 with 12 % of ICMS inside: 88 ÷ 0,88
  ['88 / (1 - icmsInterestadual("SP"; "MG")%)', "100"],
  ['icmsInterestadual("SP"; estado)', "UNKNOWN_STATE"], // “São Paulo” is no abbreviation
  ['icmsInterno("Brasil")', "UNKNOWN_STATE"],
  ['icmsInterestadual("SP")', "ARGUMENT_COUNT"],
  ["icmsInterno(1)", "TYPE_MISMATCH"],
  ['icmsInterestadual("SP"; "BA"; 1)', "TYPE_MISMATCH"],
])("%s is worth %s", (text, expected) => {
  expect(worth(text).split("@")[0]).toBe(expected);
});
