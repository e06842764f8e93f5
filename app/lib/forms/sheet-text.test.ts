import { expect, test } from "vitest";
import { sheetRefusal, sheetText } from "./sheet-text.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("a sheet is sent whole: what stands in the field, else what is kept beside it", () => {
  const long = "MOD-550;689,90\n".repeat(200_000);
  expect(sheetText(formOf({ paste: "", kept: long }), "paste") === long).toBe(true);
  expect(sheetText(formOf({ paste: "A;1", kept: long }), "paste")).toBe("A;1");
  expect(sheetText(formOf({}), "paste")).toBe("");
});

test.each([
  [{ lines: 2_000, characters: 2_000_000 }, null],
  [
    { lines: 2_001, characters: 2_000_000 },
    "A planilha tem 2.001 linhas, e cada colagem leva até 2.000. Divida em partes.",
  ],
  [
    { lines: 2_000, characters: 2_000_001 },
    "A planilha tem 2.000.001 caracteres, e cada colagem leva até 2.000.000. Divida em partes.",
  ],
])("a sheet of %o is answered %s", ({ lines, characters }, refusal) => {
  expect(sheetRefusal("x".repeat(characters), { lines, maxLines: 2_000 })).toBe(refusal);
});
