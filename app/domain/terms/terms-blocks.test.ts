import { expect, test } from "vitest";
import { toTermsBlocks } from "./terms-blocks.ts";

test("blank lines part paragraphs, and a line with # is a heading", () => {
  const body = "Primeiro\nparágrafo.\n\nSegundo.\n \n\n# Dados pessoais \nTerceiro.\r\n\r\n#Não é título";
  expect(toTermsBlocks(body)).toEqual([
    { kind: "paragraph", text: "Primeiro parágrafo." },
    { kind: "paragraph", text: "Segundo." },
    { kind: "heading", text: "Dados pessoais" },
    { kind: "paragraph", text: "Terceiro." },
    { kind: "paragraph", text: "#Não é título" },
  ]);
});

test("headings may follow one another, and a blank text has no parts", () => {
  expect(toTermsBlocks("# Um\n# Dois")).toEqual([
    { kind: "heading", text: "Um" },
    { kind: "heading", text: "Dois" },
  ]);
  expect(toTermsBlocks(" \n\n")).toEqual([]);
});
