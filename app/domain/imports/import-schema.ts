import * as z from "zod";
import { PRODUCT_FIELDS, type ProductFieldKey } from "#domain/catalog/product-fields.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup, PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";
import { IMPORT_ROW_STATES, IMPORT_STATES } from "./import-state.ts";

const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];
const KEYS = PRODUCT_FIELDS.map(({ key }) => key) as [ProductFieldKey, ...ProductFieldKey[]];

export const EquipmentGroupSchema = z.enum(GROUPS);

/** Columns found in a file. */
export const ImportColumnsSchema = z.object({
  format: z.enum(["csv", "xlsx"]),
  encoding: z.string(),
  separator: z.string(),
  sheets: z.array(z.string()),
  /** Name of the sheet that is read; null for a file without sheets. */
  sheet: z.string().nullable(),
  headers: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
});

export const ColumnMappingSchema = z.array(z.enum(KEYS).nullable()).max(IMPORT_LIMITS.columns);

export const MappingInputSchema = z.strictObject({ mapping: ColumnMappingSchema, version: z.int() });
export const SheetInputSchema = z.strictObject({ sheet: z.string().max(200), version: z.int() });

export const IssueSchema = z.object({ field: z.string(), code: z.string() });
export const ChangesSchema = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }));

/** An import as the distributor's people see it. */
export const ProductImportSchema = z.object({
  id: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  columns: ImportColumnsSchema,
  mapping: ColumnMappingSchema,
  rowCount: z.int(),
  cursor: z.int(),
  newCount: z.int(),
  changedCount: z.int(),
  sameCount: z.int(),
  failedCount: z.int(),
  /** Number of rows already applied. */
  appliedCount: z.int(),
  changeSetId: z.string().nullable(),
  /** Whether a worker is active on it now. */
  isLeased: z.boolean(),
  failure: z.string().nullable(),
  author: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});

export const ImportRowSchema = z.object({
  rowNumber: z.int(),
  state: z.enum(IMPORT_ROW_STATES),
  productId: z.string().nullable(),
  /** Cells of the row as text, in the order of the file's columns. */
  cells: z.array(z.string()),
  changes: ChangesSchema,
  issues: z.array(IssueSchema),
});

/** Query of an import's rows. */
export const ImportRowQuerySchema = z.strictObject({
  state: z.enum(["new", "changed", "same", "failed", "applied"]).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type ImportColumns = z.infer<typeof ImportColumnsSchema>;
export type ProductImport = z.infer<typeof ProductImportSchema>;
export type ImportRow = z.infer<typeof ImportRowSchema>;
export type ImportRowQuery = z.infer<typeof ImportRowQuerySchema>;
export type ImportIssue = z.infer<typeof IssueSchema>;
export type ImportChanges = z.infer<typeof ChangesSchema>;
