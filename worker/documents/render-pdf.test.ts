import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildLine, buildTestDocument } from "#tests/factories/document.ts";
import { readPdfText, readPdfWritten } from "#tests/factories/pdf-text.ts";
import { renderPdf } from "./render-pdf.ts";

const PROOF = {
  code: "0123-4567-ZZZZ-ZZZZ-ZZZZ",
  url: "http://sol.test/documentos?codigo=01234567ZZZZZZZZZZZZ",
  heading: "Conferir este documento",
  text: "Código 0123-4567-ZZZZ-ZZZZ-ZZZZ.",
};
const readFont = (name: string) => readFile(join(import.meta.dirname, `../../app/public/fonts/${name}.ttf`));
const readNoFont = (name: string) => Promise.reject(new Error(`${name} is not needed`));
const lines = (count: number) => Array.from({ length: count }, (_, at) => buildLine(at + 1));

test("a document is a tagged PDF in Portuguese, with its title, and the same bytes each time", async () => {
  const model = buildTestDocument({ content: { lines: lines(3) } });
  const [one, other] = [
    await renderPdf(model, PROOF, null, readNoFont),
    await renderPdf(model, PROOF, null, readNoFont),
  ];
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
    await renderPdf(buildTestDocument({ content: { lines: lines(100) } }), PROOF, null, readNoFont),
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

test("1,000 lines with emoji, right-to-left and control characters in their names are printed in their letters and told as they were written", async () => {
  const named = lines(1_000).map((line) => ({
    ...line,
    name: `Kit ${line.productCode} 🏠 שלום \u0007\u202e\ud83d سلام Ярило 👨‍👩‍👧`,
  }));
  const model = buildTestDocument({ content: { name: "Casa 🏠", lines: named } });
  const start = performance.now();
  const bytes = await renderPdf(model, PROOF, null, readFont);
  console.info(
    `1,000 lines in five fonts: ${(performance.now() - start).toFixed(0)} ms, ${String(bytes.length)} bytes`,
  );
  expect(Buffer.compare(bytes, await renderPdf(model, PROOF, null, readFont))).toBe(0);
  const seen = readPdfText(bytes).join("\n").replaceAll("\n", "");
  expect(seen.split("🏠 ملاس םולש Ярило 👨‍👩‍👧").length).toBe(1_001);
  expect(seen).not.toMatch(/[□\p{Cc}\p{Cs}]/u);
  const written = readPdfWritten(bytes);
  for (const { productCode } of named) expect(written).toContain(`Kit ${productCode} 🏠 שלום سلام Ярило 👨‍👩‍👧`);
}, 60_000);

test("a document whose texts Inter shows loads no other font, and a sign stands for what no font holds", async () => {
  const plain = await renderPdf(buildTestDocument(), PROOF, null, readNoFont);
  expect(Buffer.from(plain).toString("latin1")).not.toContain("Noto");
  const model = buildTestDocument({ content: { name: "Casa 晶科 𓀀" } });
  const bytes = await renderPdf(model, PROOF, null, readNoFont);
  expect(readPdfText(bytes).join("\n")).toContain("Casa □□ □");
  expect(readPdfWritten(bytes)).toContain("Casa 晶科 𓀀");
});

test("a name without spaces is broken within itself, and one that is far too long ends with an ellipsis", async () => {
  const [line = buildLine(1)] = lines(1);
  const content = { lines: [{ ...line, productCode: "", name: "X".repeat(5_000) }] };
  const text = readPdfText(await renderPdf(buildTestDocument({ content }), null, null, readNoFont)).join(
    "\n",
  );
  expect(text).toContain("…");
  expect(text.replaceAll(/[^X]/g, "").length).toBeLessThan(1_000);
});
