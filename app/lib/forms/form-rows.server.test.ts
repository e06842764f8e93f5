import { expect, test } from "vitest";
import { formRows } from "#domain/records/form-rows.ts";
import { changedRows, readSentRows } from "./form-rows.server.ts";

interface Line extends Record<string, string> {
  key: string;
  name: string;
  active: string;
}

const LINES = formRows<Line>({ name: "", active: "true" });
const ROWS = [
  LINES.write({ key: "lin_1", name: "Um", active: "true" }),
  LINES.write({ key: "new-2", name: "Dois", active: "false" }),
];

function formOf(...entries: readonly (readonly [string, string])[]): FormData {
  const fields = new FormData();
  for (const [name, value] of entries) fields.append(name, value);
  return fields;
}

test("rows are read out of their fields, and a checkbox is on in the rows whose keys it sent", () => {
  const fields = formOf(
    ["line.key", "lin_1"],
    ["line.key", "new-2"],
    ["line.name", "Um"],
    ["line.name", "Dois"],
    ["line.active", "lin_1"],
  );
  const options = { prefix: "line", flag: "active", most: 10 } as const;
  expect(readSentRows(fields, LINES, options)).toEqual(ROWS);
  expect(readSentRows(fields, LINES, { ...options, most: 1 })).toEqual([ROWS[0]]);
});

test("of a field no more is read than may be sent, its lines ended as everywhere", () => {
  const fields = formOf(["line.key", "lin_1"], ["line.name", `A\r\n${"x".repeat(5_000)}`]);
  const rows = readSentRows(fields, LINES, { prefix: "line", flag: "active", most: 1 });
  // A line break counts as two characters.
  expect(rows.map((row) => LINES.read(row).name)).toEqual([`A\n${"x".repeat(3_997)}`]);
});

test("buttons without scripts take a row out, add one, or move one; anything else changes nothing", () => {
  const keysAfter = (fields: FormData) =>
    changedRows(fields, ROWS, LINES)?.map((row) => LINES.read(row).key) ?? null;
  expect(keysAfter(formOf(["remove", "lin_1"]))).toEqual(["new-2"]);
  expect(keysAfter(formOf(["intent", "add"]))).toEqual(["lin_1", "new-2", "new-3"]);
  expect(keysAfter(formOf(["move", "new-2:up"]))).toEqual(["new-2", "lin_1"]);
  expect(keysAfter(formOf(["intent", "save"]))).toBeNull();
});
