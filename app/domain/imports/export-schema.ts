import * as z from "zod";
import { ProductListQuerySchema } from "#domain/catalog/product-list-schema.ts";
import { EXPORT_FORMATS } from "#domain/files/sheet-file.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";

const format = z.enum(EXPORT_FORMATS).default("xlsx");

/** The products and the format of an export: the filter of their list, without its page. */
export const ExportQuerySchema = ProductListQuerySchema.omit({ page: true, pageSize: true })
  .extend({ format })
  .strict();

export const TemplateQuerySchema = z.strictObject({ type: z.enum(PRODUCT_TYPES), format });

export type ExportQuery = z.output<typeof ExportQuerySchema>;
