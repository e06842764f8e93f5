import { writeZip } from "./write-zip.ts";

/** A cell to write. Text is never a formula; money has two decimals. */
export type WrittenCell = string | number | { money: number } | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const STYLE = { bold: 1, money: 2 } as const;

/** Writes a workbook with one sheet and a frozen header row, streamed while its rows are read.
 *  @param sheet.rows - chunks of rows, in order */
export function writeXlsx(sheet: {
  name: string;
  head: readonly string[];
  rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
}): ReadableStream<Uint8Array> {
  const parts = writeZip([
    { name: "[Content_Types].xml", chunks: [CONTENT_TYPES] },
    { name: "_rels/.rels", chunks: [relations([["officeDocument", "xl/workbook.xml"]])] },
    { name: "xl/workbook.xml", chunks: [workbookXml(sheet.name)] },
    {
      name: "xl/_rels/workbook.xml.rels",
      chunks: [
        relations([
          ["worksheet", "worksheets/sheet1.xml"],
          ["styles", "styles.xml"],
        ]),
      ],
    },
    { name: "xl/styles.xml", chunks: [STYLES] },
    { name: "xl/worksheets/sheet1.xml", chunks: sheetXml(sheet) },
  ]);
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function relations(list: readonly (readonly [type: string, target: string])[]): string {
  const items = list.map(
    ([type, target], index) =>
      `<Relationship Id="rId${String(index + 1)}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;
}

function workbookXml(name: string): string {
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

async function* sheetXml({ head, rows }: Parameters<typeof writeXlsx>[0]): AsyncGenerator<string> {
  const widths = `<cols><col min="1" max="${String(head.length)}" width="22" customWidth="1"/></cols>`;
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths}<sheetData>`;
  yield `<row>${head.map((text) => textCell(text, STYLE.bold)).join("")}</row>`;
  for await (const chunk of rows) {
    yield chunk.map((cells) => `<row>${cells.map(cellXml).join("")}</row>`).join("");
  }
  yield "</sheetData></worksheet>";
}

function cellXml(cell: WrittenCell): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "string") return textCell(cell);
  if (typeof cell === "number") return `<c><v>${String(cell)}</v></c>`;
  return `<c s="${String(STYLE.money)}"><v>${String(cell.money)}</v></c>`;
}

function textCell(text: string, style = 0): string {
  return `<c t="inlineStr" s="${String(style)}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** Removes characters that XML does not allow. */
function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what is left out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("\r", "&#13;")
  );
}
