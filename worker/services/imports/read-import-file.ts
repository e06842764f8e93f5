import { IMPORT_SYNONYMS } from "#copy/imports/imports.ts";
import { columnTitle } from "#copy/imports/exports.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { IMPORT_CHUNK_LENGTH, IMPORT_CHUNK_ROWS } from "#domain/imports/import-limits.ts";
import type { ImportColumns } from "#domain/imports/import-schema.ts";
import { mapColumns } from "#domain/imports/map-columns.ts";
import { importableFields } from "#domain/imports/plan-row.ts";
import { cellsLength, cellText, type SheetCell } from "#domain/imports/sheet-cell.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { createImportRepository } from "#worker/repositories/imports/import-repository.ts";
import { insertImportRows } from "#worker/repositories/imports/import-row-statements.ts";
import { finishReading } from "#worker/repositories/imports/import-statements.ts";
import type { ByteSource } from "#worker/sheets/byte-source.ts";
import { openSheetFile } from "#worker/sheets/open-sheet.ts";

/** Number of rows shown while columns are mapped. */
const SAMPLE_ROWS = 3;
const SAMPLE_LENGTH = 60;

/** Stores the rows of a file in chunks, and suggests a field for each column.
 *  @param of.sheet - null for the first sheet
 *  @throws DomainError FILE_NOT_ALLOWED, NOT_FOUND for an unknown sheet */
export async function readImportFile(
  database: Database,
  distributorId: string,
  file: ByteSource,
  of: { importId: string; type: ProductType; sheet: string | null; now: () => Date },
): Promise<void> {
  const source = await openSheetFile(file);
  const remembered = await createImportRepository(database, distributorId).readLastMapping(of.type);
  let titles: string[] | null = null;
  const samples: SheetCell[][] = [];
  let chunk: { number: number; cells: SheetCell[] }[] = [];
  let chunkLength = 0;
  let rowCount = 0;
  const store = async () => {
    if (chunk.length > 0) await database.writeBatch([insertImportRows(distributorId, of.importId, chunk)]);
    chunk = [];
    chunkLength = 0;
  };
  for await (const row of source.rows(of.sheet)) {
    if (titles === null) {
      titles = row.cells.map((cell) => cellText(cell).trim());
      continue;
    }
    rowCount += 1;
    if (samples.length < SAMPLE_ROWS) samples.push(row.cells);
    chunk.push(row);
    chunkLength += cellsLength(row.cells);
    if (chunk.length === IMPORT_CHUNK_ROWS || chunkLength >= IMPORT_CHUNK_LENGTH) await store();
  }
  if (titles === null || rowCount === 0) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  await store();
  const columns: ImportColumns = {
    format: source.format,
    encoding: source.encoding,
    separator: source.separator,
    sheets: source.sheets,
    sheet: of.sheet ?? source.sheets[0] ?? null,
    headers: titles.map((title, index) => ({
      title,
      samples: samples.map((cells) => cellText(cells[index]).slice(0, SAMPLE_LENGTH)),
    })),
  };
  const mapping = mapColumns(titles, wordsOf(of.type), remembered);
  const at = of.now().toISOString();
  await database.writeBatch(
    finishReading(distributorId, { id: of.importId, columns, mapping, rowCount, at }),
  );
}

function wordsOf(type: ProductType) {
  return importableFields(type).map((field) => {
    return { key: field.key, words: [columnTitle(field), ...(IMPORT_SYNONYMS[field.key] ?? [])] };
  });
}
