import * as z from "zod";
import { EXPORT_FORMATS } from "#domain/files/sheet-file.ts";
import { RequestListQuerySchema } from "./request-list-schema.ts";

/** Budgets or orders of a list, without its page, and the format of the file. */
export const RequestExportQuerySchema = RequestListQuerySchema.omit({
  page: true,
  pageSize: true,
  pages: true,
})
  .extend({ format: z.enum(EXPORT_FORMATS).default("xlsx") })
  .strict();

export type RequestExportQuery = z.output<typeof RequestExportQuerySchema>;
