import { expect, test } from "vitest";
import { keepUnits } from "#domain/shared/compose-name.ts";
import { buildLine, buildTestDocument } from "#tests/factories/document.ts";
import { renderDocx } from "./render-docx.ts";
import { readZipTexts } from "#tests/factories/zip-texts.ts";

const PROOF = {
  code: "0123",
  url: "http://sol.test/documentos?codigo=1",
  heading: "Conferir",
  text: "Código 0123.",
};
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8DwHwYBFesD/VW9SpMAAAAASUVORK5CYII="),
  (character) => character.charCodeAt(0),
);

test("a Word document has the texts of the PDF, a table that repeats its head, Portuguese, and the same bytes each time", async () => {
  const content = {
    name: "Casa <da> & 🏠 שלום",
    lines: Array.from({ length: 100 }, (_, at) => buildLine(at + 1)),
  };
  const model = buildTestDocument({ content });
  const [one, other] = [await renderDocx(model, PROOF, null), await renderDocx(model, PROOF, null)];
  expect(Buffer.compare(one, other)).toBe(0);
  const parts = readZipTexts(one);
  const document = parts["word/document.xml"] ?? "";
  expect(document).toContain("Casa &lt;da&gt; &amp; 🏠 שלום");
  for (const { name } of content.lines) expect(document).toContain(`>${keepUnits(name)} · `);
  expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  expect(document).toContain('descr="Código QR que abre a conferência deste documento"');
  expect(parts["word/styles.xml"]).toContain('<w:lang w:val="pt-BR"/>');
  expect(parts["word/footer1.xml"]).toContain("NUMPAGES");
  expect(parts["docProps/core.xml"]).toContain("2026-11-20T15:00:00Z");
  expect(parts["word/media/qr.png"]).toMatch(/PNG/);
});

test("an uploaded picture stands in the head of both, as high as the sign", async () => {
  const logo = { contentType: "image/png", bytes: PNG } as const;
  const parts = readZipTexts(await renderDocx(buildTestDocument(), null, logo));
  // Two pixels by one: 34 points high and 68 wide, in English metric units of 12,700 a point.
  expect(parts["word/document.xml"]).toContain('cx="863600" cy="431800"');
  expect(parts["word/_rels/document.xml.rels"]).toContain("media/logo.png");
});
