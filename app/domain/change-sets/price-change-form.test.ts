import { expect, test } from "vitest";
import { EMPTY_PRICE_CHANGE, readPriceChangeForm, toPriceChange } from "./price-change-form.ts";

const ALL = { group: null, manufacturer: "", categoryId: "", search: "", ids: null };

test.each([
  [
    { value: "5,5", direction: "down" },
    { by: "percent", field: "priceCents", pct: "-5.5", rounding: "cent" },
  ],
  [
    { value: "10%", field: "costCents" },
    { by: "percent", field: "costCents", pct: "10", rounding: "cent" },
  ],
  [
    { by: "amount", value: "1.234,56", rounding: "endsIn90" },
    { by: "amount", field: "priceCents", amountCents: 123_456, rounding: "endsIn90" },
  ],
  [
    { by: "margin", value: "22,25", direction: "down" },
    { by: "margin", marginPct: "22.25", rounding: "cent" },
  ],
  [
    { by: "formula", formula: "custo * 1,25", value: "x", direction: "down" },
    { by: "formula", formula: "custo * 1,25", rounding: "cent" },
  ],
  // Whether it is a valid formula is checked by the compiler.
  [
    { by: "formula", formula: "a".repeat(4_000) },
    { by: "formula", formula: "a".repeat(4_000), rounding: "cent" },
  ],
])("%j asks for %j", (fields, rule) => {
  expect(toPriceChange({ ...EMPTY_PRICE_CHANGE, ...fields })).toEqual({ change: { selection: ALL, rule } });
});

test.each([
  [{ value: "" }, "value"],
  [{ value: "5.5" }, "value"],
  [{ value: "0" }, "value"],
  [{ value: "100", direction: "down" }, "value"],
  [{ by: "margin", value: "100" }, "value"],
  [{ value: "5", group: "roofs" }, "selection"],
  [{ by: "formula", formula: "a".repeat(4_001) }, "formula"],
])("%j does not read: %s", (fields, error) => {
  expect(toPriceChange({ ...EMPTY_PRICE_CHANGE, ...fields })).toEqual({ error });
});

test("products are chosen by group, words and manufacturer, or one by one", () => {
  const read = new Map([
    ["group", "modules"],
    ["ids", "prd_1,prd_2"],
    ["value", "5"],
  ]);
  const form = readPriceChangeForm((name) => read.get(name) ?? null);
  expect(toPriceChange(form)).toMatchObject({
    change: { selection: { group: "modules", ids: ["prd_1", "prd_2"] } },
  });
});

test("a formula of several lines stands as it was typed, whatever ends its lines on the way", () => {
  const read = new Map([["formula", "máximo(\r\n  custo;\r\n  100\r\n)"]]);
  expect(readPriceChangeForm((name) => read.get(name) ?? null).formula).toBe("máximo(\n  custo;\n  100\n)");
});
