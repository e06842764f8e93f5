import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { rowTooLong } from "#domain/imports/read-csv.ts";
import type { SheetCell } from "#domain/imports/sheet-cell.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { ByteSource } from "./byte-source.ts";
import { attributeOf, decodeXml, scanXml, type XmlTag } from "./scan-xml.ts";
import { createTextTable, type TextTable } from "./text-table.ts";
import { type Archive, openArchive, unreadable } from "./unzip.ts";

/** A row with its number in the spreadsheet. */
export interface SheetRow {
  number: number;
  cells: SheetCell[];
}

/** A workbook whose rows are read one after the other. */
export interface Workbook {
  sheets: string[];
  rows(sheet: string): AsyncGenerator<SheetRow>;
}

/** Opens a workbook (Office Open XML). Formulas are not calculated: a cell has the result stored in the file.
 *  @throws DomainError FILE_NOT_ALLOWED */
export async function openXlsx(source: ByteSource): Promise<Workbook> {
  const archive = await openArchive(source);
  const targets = await readTargets(archive);
  const sheets = new Map<string, string>();
  for await (const tag of tagsOf(archive, "xl/workbook.xml")) {
    const target = tag.name === "sheet" ? targets.get(attributeOf(tag, "id") ?? "") : undefined;
    if (target !== undefined && archive.has(target)) sheets.set(attributeOf(tag, "name") ?? "", target);
  }
  if (sheets.size === 0) throw unreadable();
  return {
    sheets: [...sheets.keys()],
    async *rows(sheet) {
      const path = sheets.get(sheet);
      if (path === undefined) throw new DomainError("NOT_FOUND", { entity: "sheet", id: sheet });
      yield* readRows(archive, path, await readTexts(archive));
    },
  };
}

async function* tagsOf(archive: Archive, name: string, limitBytes?: number): AsyncGenerator<XmlTag> {
  for await (const tags of scanXml(archive.read(name, limitBytes))) yield* tags;
}

async function readTargets(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  for await (const tag of tagsOf(archive, "xl/_rels/workbook.xml.rels")) {
    const target = attributeOf(tag, "Target");
    if (tag.name !== "Relationship" || target === null) continue;
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;
    targets.set(attributeOf(tag, "Id") ?? "", path);
  }
  return targets;
}

const TEXTS = "xl/sharedStrings.xml";

/** The workbook's table of texts, without phonetic readings of Japanese characters. */
async function readTexts(archive: Archive): Promise<TextTable> {
  const texts = createTextTable();
  if (!archive.has(TEXTS)) return texts;
  let text = "";
  let isReading = false;
  for await (const tag of tagsOf(archive, TEXTS, IMPORT_LIMITS.textTableBytes)) {
    if (tag.name === "rPh") isReading = tag.kind === "open";
    else if (tag.name === "t" && tag.kind === "close" && !isReading) text += decodeXml(tag.text);
    else if (tag.name === "si" && tag.kind !== "open") {
      texts.add(text.slice(0, IMPORT_LIMITS.cellLength));
      text = "";
    }
  }
  return texts;
}

interface OpenCell {
  column: number;
  type: string;
  value: string | null;
  text: string;
  hasFormula: boolean;
}

async function* readRows(archive: Archive, path: string, texts: TextTable): AsyncGenerator<SheetRow> {
  let number = 0;
  let length = 0;
  let row: SheetCell[] = [];
  let cell: OpenCell | null = null;
  for await (const tag of tagsOf(archive, path)) {
    const { name, kind } = tag;
    if (name === "row") {
      if (kind !== "close") {
        row = [];
        length = 0;
        const said = Number(attributeOf(tag, "r") ?? "");
        number = Number.isInteger(said) && said > number ? said : number + 1;
      }
      if (kind !== "open") yield { number, cells: row };
    } else if (name === "c" && kind !== "close") {
      cell = openCell(tag, row.length);
    }
    if (cell === null) continue;
    length += tag.text.length;
    if (length > IMPORT_LIMITS.rowLength) throw rowTooLong(number);
    if (name === "f") cell.hasFormula = true;
    else if (name === "v" && kind === "close") cell.value = decodeXml(tag.text);
    else if (name === "t" && kind === "close") cell.text += decodeXml(tag.text);
    else if (name === "c" && kind !== "open") {
      while (row.length < cell.column) row.push("");
      row[cell.column] = valueOf(cell, texts);
      cell = null;
    }
  }
}

function openCell(tag: XmlTag, next: number): OpenCell {
  const column = columnOf(attributeOf(tag, "r") ?? "") ?? next;
  if (column >= IMPORT_LIMITS.columns * 10) throw new DomainError("FILE_NOT_ALLOWED", { reason: "size" });
  return { column, type: attributeOf(tag, "t") ?? "n", value: null, text: "", hasFormula: false };
}

/** @example columnOf("AB12") // 27 */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
}

function valueOf({ type, value, text, hasFormula }: OpenCell, texts: TextTable): SheetCell {
  if (type === "inlineStr") return text;
  if (value === null) return hasFormula ? { bad: "formula" } : "";
  if (type === "s") return texts.get(Number(value)) ?? "";
  if (type === "str" || type === "d") return value;
  if (type === "b") return value === "1";
  if (type === "e") return { bad: "error" };
  const number = Number(value);
  return value.trim() === "" || !Number.isFinite(number) ? "" : number;
}
