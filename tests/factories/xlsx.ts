import { writeZip } from "#worker/sheets/write-zip.ts";

const HEAD = '<?xml version="1.0"?>';

async function join(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(await new Blob(parts.map((part) => new Uint8Array(part))).arrayBuffer());
}

/** A zip archive of the given parts. */
export function buildZip(parts: Readonly<Record<string, string | Iterable<string>>>): Promise<Uint8Array> {
  const list = Object.entries(parts).map(([name, content]) => ({
    name,
    chunks: typeof content === "string" ? [content] : content,
  }));
  return join(writeZip(list));
}

/** A workbook with the given sheets as XML, in Excel's layout. */
export function buildXlsx(
  sheets: Readonly<Record<string, string | Iterable<string>>>,
  { texts = "", ...others }: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  const names = Object.keys(sheets);
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`,
  );
  const targets = names.map(
    (_name, at) => `<Relationship Id="rId${String(at + 1)}" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
  );
  return buildZip({
    "xl/workbook.xml": `${HEAD}<workbook><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships>${targets.join("")}</Relationships>`,
    "xl/sharedStrings.xml": `${HEAD}<sst>${texts}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((xml, at) => [`xl/worksheets/sheet${String(at + 1)}.xml`, xml]),
    ),
    ...others,
  });
}

/** XML of a sheet, from its rows' XML. */
export function sheetXml(...rows: string[]): string {
  return `${HEAD}<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`;
}

/** A row of texts and numbers. */
export function rowXml(...cells: (string | number)[]): string {
  const written = cells.map((cell) =>
    typeof cell === "number"
      ? `<c><v>${String(cell)}</v></c>`
      : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row>${written.join("")}</row>`;
}
