import { expect, test } from "vitest";
import { buildLine, buildTestDocument } from "#tests/factories/document.ts";
import { readPdfText } from "#tests/factories/pdf-text.ts";
import { renderPdf } from "./render-pdf.ts";

const PROOF = {
  code: "0123-4567-ZZZZ-ZZZZ-ZZZZ",
  url: "http://sol.test/documentos?codigo=01234567ZZZZZZZZZZZZ",
  heading: "Conferir este documento",
  text: "Código 0123-4567-ZZZZ-ZZZZ-ZZZZ.",
};
const lines = (count: number) => Array.from({ length: count }, (_, at) => buildLine(at + 1));

test("a document is a tagged PDF in Portuguese, with its title, and the same bytes each time", async () => {
  const model = buildTestDocument({ content: { lines: lines(3) } });
  const [one, other] = [await renderPdf(model, PROOF, null), await renderPdf(model, PROOF, null)];
  expect(Buffer.compare(one, other)).toBe(0);
  const source = Buffer.from(one).toString("latin1");
  expect(source.startsWith("%PDF-1.7")).toBe(true);
  for (const fact of [
    "/MarkInfo",
    "/StructTreeRoot",
    "/Lang (pt-BR)",
    "/S /Table",
    "/S /TH",
    "/S /H1",
    "/DisplayDocTitle true",
  ]) {
    expect(source).toContain(fact);
  }
});

test("100 lines stand on several pages, each with the head of the table and its number", async () => {
  const text = readPdfText(
    await renderPdf(buildTestDocument({ content: { lines: lines(100) } }), PROOF, null),
  );
  const pages = text.filter((page) => page.includes("W · P-"));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain("Unitário");
  text.forEach((page, at) => {
    expect(page).toContain(`Página ${String(at + 1)} de ${String(text.length)}`);
  });
  const whole = text.join("\n");
  for (const { name } of lines(100)) expect(whole).toContain(name);
});

test("1,000 lines with names that no font holds are printed, with what was written kept for readers that speak", async () => {
  const named = lines(1_000).map((line) => ({ ...line, name: `${line.name} 🏠 שלום \u0007\u202e fim` }));
  const bytes = await renderPdf(
    buildTestDocument({ content: { name: "Casa 🏠", lines: named } }),
    PROOF,
    null,
  );
  const text = readPdfText(bytes).join("\n");
  expect(text.replaceAll("\n", " ")).toContain("1550 W □ □□□□ fim");
  expect(Buffer.from(bytes).length).toBeLessThan(2_000_000);
}, 30_000);

test("a name without spaces is broken within itself, and one that is far too long ends with an ellipsis", async () => {
  const [line = buildLine(1)] = lines(1);
  const content = { lines: [{ ...line, productCode: "", name: "X".repeat(5_000) }] };
  const text = readPdfText(await renderPdf(buildTestDocument({ content }), null, null)).join("\n");
  expect(text).toContain("…");
  expect(text.replaceAll(/[^X]/g, "").length).toBeLessThan(1_000);
});
