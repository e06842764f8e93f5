import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import {
  columnTitle,
  EXPORT_FILE_WORDS,
  EXPORT_SHEET_NAME,
  TEMPLATE_EXAMPLE,
  TEMPLATE_FILE_WORD,
} from "#copy/imports/exports.ts";
import {
  type FieldLookups,
  formatProductField,
  parseProductField,
} from "#domain/catalog/parse-product-field.ts";
import type { ProductField } from "#domain/catalog/product-fields.ts";
import type { FieldValue, ProductValues } from "#domain/catalog/product-schema.ts";
import { EQUIPMENT_GROUPS, equipmentGroupOf, type ProductType } from "#domain/catalog/product-types.ts";
import { fileName } from "#domain/files/file-name.ts";
import type { ExportFormat } from "#domain/files/sheet-file.ts";
import type { ExportQuery } from "#domain/imports/export-schema.ts";
import { importableFields } from "#domain/imports/plan-row.ts";
import { createProductExport } from "#worker/repositories/catalog/product-export.ts";
import type { Scope } from "#worker/scope.ts";
import { writeCsv } from "#worker/sheets/write-csv.ts";
import { writeXlsx, type WrittenCell } from "#worker/sheets/write-xlsx.ts";
import { importsAccess } from "./imports-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** A file being streamed. */
export interface ProductFile {
  fileName: string;
  format: ExportFormat;
  body: ReadableStream<Uint8Array>;
}

/** Exports products of a list as a file that can be imported again, with all fields of files, streamed. */
export function createExportProducts(scope: Scope) {
  return async function exportProducts({ format, ...query }: ExportQuery): Promise<ProductFile> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const products = createProductExport(database, distributor.id);
    const { keys, categories } = await products.openList({ ...query, page: 1, pageSize: MAX_PRODUCTS });
    const fields = importableFields(EQUIPMENT_GROUPS[query.group][0]);
    const lookups = { ...PRODUCT_FIELD_WORDS, categories, inverters: [] };
    return toFile(scope, distributor.settings.timeZone, {
      words: [EXPORT_FILE_WORDS[query.group]],
      format,
      fields,
      lookups,
      rows: products.readAll(keys),
    });
  };
}

/** Limit of products in a file, equal to that of an import. */
const MAX_PRODUCTS = 50_000;

/** Exports a template: the header row, and an example product. */
export function createExportTemplate(scope: Scope) {
  return function exportTemplate(type: ProductType, format: ExportFormat): ProductFile {
    const { distributor } = authoriseUser(scope, importsAccess);
    const fields = importableFields(type);
    const lookups = { ...PRODUCT_FIELD_WORDS, categories: [], inverters: [] };
    const example = Object.fromEntries(
      fields.map((field) => {
        const parsed = parseProductField(field, TEMPLATE_EXAMPLE[field.key] ?? "", lookups);
        return [field.key, "value" in parsed ? parsed.value : null];
      }),
    );
    return toFile(scope, distributor.settings.timeZone, {
      words: [TEMPLATE_FILE_WORD, EXPORT_FILE_WORDS[equipmentGroupOf(type)]],
      format,
      fields,
      lookups,
      rows: only([example]),
    });
  };
}

async function* only(rows: ProductValues[]): AsyncGenerator<ProductValues[]> {
  yield await Promise.resolve(rows);
}

interface Table {
  words: string[];
  format: ExportFormat;
  fields: readonly ProductField[];
  lookups: FieldLookups;
  rows: AsyncGenerator<ProductValues[]>;
}

function toFile(scope: Scope, timeZone: string, table: Table): ProductFile {
  const { words, format, fields } = table;
  const at = scope.now().toISOString();
  const head = fields.map(columnTitle);
  return {
    fileName: fileName({ words, at, timeZone, extension: format }),
    format,
    body:
      format === "csv"
        ? writeCsv({ head, rows: textRows(table) })
        : writeXlsx({ name: EXPORT_SHEET_NAME, head, rows: cellRows(table) }),
  };
}

/** The cells as texts that an import reads as they are. */
async function* textRows({ fields, lookups, rows }: Table): AsyncGenerator<string[][]> {
  for await (const chunk of rows) {
    yield chunk.map((values) =>
      fields.map((field) => formatProductField(field, values[field.key] ?? null, lookups)),
    );
  }
}

async function* cellRows({ fields, lookups, rows }: Table): AsyncGenerator<WrittenCell[][]> {
  for await (const chunk of rows) {
    yield chunk.map((values) => fields.map((field) => cellOf(field, values[field.key] ?? null, lookups)));
  }
}

function cellOf(field: ProductField, value: FieldValue, lookups: FieldLookups): WrittenCell {
  if (typeof value !== "number") return formatProductField(field, value, lookups);
  return field.kind === "money" ? { money: value / 100 } : value;
}
