import { expect, test } from "vitest";
import { parseTexts, readChoices, readProductTexts } from "./product-form-data.ts";

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("a box that is not ticked is sent by its absence, and a field of another type not at all", () => {
  const texts = readProductTexts(form({ name: "Cabo", isToSell: "Sim", vocV: "49,5" }), "custom");
  expect([texts.name, texts.isToSell, texts.active, texts.model, texts.vocV]).toEqual([
    "Cabo",
    "Sim",
    "Não",
    "",
    undefined,
  ]);
});

test("lines of a text end in one way, whatever browser sent them", () => {
  expect(readProductTexts(form({ description: "um\r\ndois" }), "custom").description).toBe("um\ndois");
});

test("the side that somebody chose is taken, and the suggested one where nobody did", () => {
  const choose = readChoices(form({ "side.name": "theirs", "side.model": "neither" }));
  const conflict = { base: "", mine: "a", theirs: "b", suggested: "mine" } as const;
  expect(choose({ ...conflict, key: "name" })).toBe("theirs");
  expect(choose({ ...conflict, key: "model" })).toBe("mine");
  expect(choose({ ...conflict, key: "ncm", suggested: "theirs" })).toBe("theirs");
});

test.each([
  ['{"name":"A","model":3}', { name: "A" }],
  ["null", null],
  ["{", null],
  ["", null],
])("texts that a page carried along as %s are read as %o", (sent, texts) => {
  expect(parseTexts(sent)).toEqual(texts);
});
