import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/shared/calendar.ts";
import { dayOfFactor, readLine } from "#tests/factories/read-slip.ts";
import { bankOf, buildBoleto, factorOf, formatLine, mod10, mod11 } from "./boleto.ts";

// Vectors of the rules of Brazil: BCB Circular Letter 2.926/2000, FEBRABAN layout.

const LINE = "00190000090114971860168524522114675860000102656";
const BARCODE = "00196758600001026560000001149718606852452211";

test.each([
  ["1997-10-07", 0],
  ["2000-07-03", 1000],
  ["2025-02-21", 9999],
  ["2025-02-22", 1000],
  ["2026-11-21", 1637],
  ["2049-10-13", 9999],
  ["2049-10-14", 1000],
])("the factor of %s is %i", (day, factor) => {
  expect(factorOf(day)).toBe(factor);
});

test.each([
  [7586, "2018-07-01", "2018-07-15"],
  [1637, "2026-11-01", "2026-11-21"],
  [1637, "2002-04-01", "2002-04-01"],
  [0, "2026-11-01", null],
])("the factor %i, read on %s, is %s", (factor, reference, day) => {
  expect(dayOfFactor(factor, reference)).toBe(day);
});

test.each([
  ["001", "001-9"],
  ["033", "033-7"],
  ["104", "104-0"],
  ["237", "237-2"],
  ["341", "341-7"],
])("the bank %s is printed as %s", (bank, printed) => {
  expect(bankOf(`${bank}${LINE.slice(3)}`)).toBe(printed);
});

test("a slip has the barcode and the line of the published example", () => {
  const slip = buildBoleto({
    ...{ bank: "341", dueDate: "2026-12-10", amountCents: 125_090 },
    freeField: "1090012345678012345678901",
  });
  expect(slip).toEqual({
    barcode: "34195165600001250901090012345678012345678901",
    line: "34191090081234567801023456789017516560000125090",
  });
  expect(formatLine(slip.line)).toBe("34191.09008 12345.678010 23456.789017 5 16560000125090");
});

test("a line is read, printed or not, and is refused with one wrong digit", () => {
  const read = { barcode: BARCODE, bank: "001", amountCents: 102_656, dueDate: "2018-07-15" };
  expect(readLine(LINE, "2018-07-01")).toMatchObject(read);
  expect(readLine(formatLine(LINE), "2018-07-01")).toMatchObject(read);
  expect(readLine(`${LINE.slice(0, -1)}7`, "2018-07-01")).toBeNull();
  for (let place = 0; place < LINE.length; place += 1) {
    const other = String((Number(LINE[place]) + 1) % 10);
    expect(readLine(LINE.slice(0, place) + other + LINE.slice(place + 1), "2018-07-01")).toBeNull();
  }
  expect(readLine(LINE.slice(1), "2018-07-01")).toBeNull();
});

test("check digits", () => {
  expect(mod10("001900000")).toBe(9);
  expect(mod11("0019758600001026560000001149718606852452211")).toBe(6);
});

test("a slip with a bank, an amount or a field of another form is none", () => {
  const slip = { bank: "341", dueDate: null, amountCents: 1, freeField: "0".repeat(25) };
  for (const change of [
    { bank: "34" },
    { amountCents: 0.5 },
    { amountCents: 10_000_000_000 },
    { freeField: "1" },
  ]) {
    expect(() => buildBoleto({ ...slip, ...change })).toThrow(RangeError);
  }
  expect(readLine(buildBoleto(slip).line, "2026-11-21")).toMatchObject(slip);
});

test("what is built is what is read", () => {
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((all) => all.join(""));
  fc.assert(
    fc.property(
      digits(3),
      digits(25),
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.integer({ min: 0, max: 4_000 }),
      (bank, freeField, amountCents, days) => {
        const dueDate = addDays("2026-11-21", days);
        const { line } = buildBoleto({ bank, dueDate, amountCents, freeField });
        expect(readLine(formatLine(line), "2026-11-21")).toMatchObject({
          bank,
          dueDate,
          amountCents,
          freeField,
        });
      },
    ),
  );
});
