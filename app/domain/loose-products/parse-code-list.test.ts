import { expect, test } from "vitest";
import { parseCodeList } from "./parse-code-list.ts";
import { readListAmount } from "./read-list-amount.ts";

/** The result of a text: `code amount`, or `code FAULT`. */
const readOf = (text: string) => {
  const { entries, problems } = parseCodeList(text);
  return [
    ...entries.map(({ code, amount }) => `${code} ${String(amount)}`),
    ...problems.map(({ code, fault }) => `${code} ${fault}`),
  ];
};

test.each([
  // Spreadsheets and files
  ["MOD-550\t10", "MOD-550 10"],
  ["MOD-550;10", "MOD-550 10"],
  ["MOD-550 ; 10 ;", "MOD-550 10"],
  ['"MOD-550";"10"', "MOD-550 10"],
  ["MOD 550\t10", "MOD 550 10"],
  ["MOD-550\tMódulo 550 W\t10\t1.250,00", "MOD-550 10"],
  ["10\tMOD-550", "MOD-550 10"],
  ["550\t10", "550 10"],
  ["MOD-550\tabc", "MOD-550 AMOUNT_UNREADABLE"],
  ["\t10", "10 1"],
  // By hand
  ["MOD-550", "MOD-550 1"],
  ["MOD-550 10", "MOD-550 10"],
  ["MOD-550,10", "MOD-550 10"],
  ["MOD-550, 10", "MOD-550 10"],
  ["MOD-550 x 10", "MOD-550 10"],
  ["MOD-550 x10", "MOD-550 10"],
  ["MOD-550 10x", "MOD-550 10"],
  ["MOD-550 10 un", "MOD-550 10"],
  ["MOD-550 10 pçs.", "MOD-550 10"],
  ["MOD-550: 10", "MOD-550 10"],
  ["MOD-550 - 10", "MOD-550 10"],
  ["10x MOD-550", "MOD-550 10"],
  ["10 x MOD-550", "MOD-550 10"],
  ["10 MOD-550", "MOD-550 10"],
  ["7891234567890 2", "7891234567890 2"],
  ["MOD 550 10", "MOD 550 10"],
  // An x within a code belongs to the code.
  ["CABO6MMX100", "CABO6MMX100 1"],
  ["MOD SOLAR", "MOD SOLAR 1"],
  // Numbers as Brazilians write them
  ["MOD-550 1.000", "MOD-550 1000"],
  ["MOD-550 1.000,00", "MOD-550 1000"],
  ["MOD-550\t10,0", "MOD-550 10"],
  ["MOD-550\t10.0", "MOD-550 10"],
  ["MOD-550 2,5", "MOD-550 AMOUNT_NOT_WHOLE"],
  ["MOD-550,2,5", "MOD-550 AMOUNT_NOT_WHOLE"],
  ["MOD-550;2.5", "MOD-550 AMOUNT_NOT_WHOLE"],
  ["MOD-550 -3", "MOD-550 AMOUNT_NEGATIVE"],
  ["MOD-550 0", "MOD-550 AMOUNT_ZERO"],
  ["MOD-550 9.999", "MOD-550 9999"],
  ["MOD-550 10000", "MOD-550 AMOUNT_TOO_LARGE"],
  ["MOD-550 99999999999999999999", "MOD-550 AMOUNT_TOO_LARGE"],
  [";5", " CODE_MISSING"],
])("the line %j is read as %j", (line, expected) => {
  expect(readOf(line)).toEqual([expected]);
});

test("codes that are named twice are summed, whatever their case, up to what one line may hold", () => {
  const { entries, problems } = parseCodeList("mod-550 6\n\nINV-5 1\nMOD-550 x 4\r\nINV-5 9.999");
  expect(entries).toEqual([
    { line: 1, text: "mod-550 6", code: "mod-550", amount: 10, mentions: 2 },
    { line: 3, text: "INV-5 1", code: "INV-5", amount: 1, mentions: 1 },
  ]);
  expect(problems).toEqual([{ line: 5, text: "INV-5 9.999", code: "INV-5", fault: "AMOUNT_TOO_LARGE" }]);
});

test("a heading is no product, and a code that looks like one is, further down", () => {
  const { entries, problems, lineCount } = parseCodeList("Código\tQuantidade\nMOD-550\t2\nSKU\t1");
  expect(entries.map(({ code }) => code)).toEqual(["MOD-550", "SKU"]);
  expect(problems).toEqual([]);
  expect(lineCount).toBe(2);
});

test("a code that is longer than any, or a line without an end, is unknown and is not looked at further", () => {
  expect(readOf(`${"A".repeat(60)} 2`)).toEqual([`${"A".repeat(60)} 2`]);
  expect(parseCodeList(`${"A".repeat(61)} 2`).problems[0]?.fault).toBe("UNKNOWN_CODE");
  expect(parseCodeList("A 1 ".repeat(50_000)).problems).toHaveLength(1);
});

test("whatever is pasted, each line that says anything is either taken or told", () => {
  const pieces = [
    "MOD-550",
    "10",
    "x",
    ";",
    "\t",
    ",",
    " ",
    "-",
    "2,5",
    '"',
    "un",
    "é",
    "\u00a0",
    "\n",
    "\r\n",
    "0",
  ];
  let state = 7;
  const draw = (count: number) => {
    // Linear congruential generator of Numerical Recipes, for the same texts in every run.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % count;
  };
  for (let round = 0; round < 3_000; round += 1) {
    const text = Array.from({ length: draw(40) }, () => pieces[draw(pieces.length)]).join("");
    const { entries, problems, lineCount } = parseCodeList(text);
    const taken = entries.reduce((sum, { mentions }) => sum + mentions, 0);
    expect({ text, told: taken + problems.length }).toEqual({ text, told: lineCount });
    for (const { amount, code } of entries) {
      expect(Number.isInteger(amount) && amount >= 1 && amount <= 9_999).toBe(true);
      expect(code.trim()).not.toBe("");
    }
  }
});

test.each([
  ["x 10", 10],
  ["10 unidades", 10],
  ["−4", "AMOUNT_NEGATIVE"],
  ["1e3", "AMOUNT_UNREADABLE"],
  ["", "AMOUNT_UNREADABLE"],
  ["0,5", "AMOUNT_NOT_WHOLE"],
])("the amount %j is read as %j", (text, expected) => {
  expect(readListAmount(text)).toBe(expected);
});
