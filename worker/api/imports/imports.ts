import * as z from "zod";
import {
  EquipmentGroupSchema,
  ImportRowQuerySchema,
  ImportRowSchema,
  MappingInputSchema,
  ProductImportSchema,
  SheetInputSchema,
} from "#domain/imports/import-schema.ts";
import { ProductTypeSchema } from "#domain/catalog/product-schema.ts";
import { csvHeaders } from "#domain/shared/csv.ts";
import { importsAccess } from "#worker/services/imports/imports-access.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const tag = "Imports";
const access = importsAccess;
const params = z.object({ id: z.string().max(64) });
const answer = ProductImportSchema;
const VersionSchema = z.strictObject({ version: z.int() });

const UploadQuerySchema = z.strictObject({
  group: EquipmentGroupSchema,
  type: ProductTypeSchema.optional(),
  /** File name, for a file sent as the body. */
  name: z.string().max(200).default(""),
});

const PageQuerySchema = z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

/** The body is the file, or a form with the file. */
export const uploadImportRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/imports",
    summary: "Bring a CSV or XLSX file of products, as the body or as the field `file` of a form",
    tag,
    access,
    query: UploadQuerySchema,
    fileTypes: ["application/octet-stream"],
    answer,
    status: 201,
  },
  ({ query, request, services }) => services.imports.receive(request, query),
);

export const listImportsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/imports",
    summary: "Imports of products, twenty a page, newest first",
    tag,
    access,
    query: PageQuerySchema,
    answer: z.object({ items: z.array(answer), totalItems: z.int() }),
  },
  ({ query, services }) => services.imports.list(query.page),
);

export const getImportRoute = createApiRoute(
  { method: "get", path: "/app/staff/imports/{id}", summary: "One import", tag, access, params, answer },
  ({ params: { id }, services }) => services.imports.get(id),
);

export const listImportRowsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/imports/{id}/rows",
    summary: "Rows of an import, fifty a page: what each does, or what is wrong with it",
    tag,
    access,
    params,
    query: ImportRowQuerySchema,
    answer: z.object({ items: z.array(ImportRowSchema), totalItems: z.int() }),
  },
  ({ params: { id }, query, services }) => services.imports.listRows(id, query),
);

export const mapImportRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/imports/{id}/mapping",
    summary: "Say which field each column fills, in the version that was read",
    tag,
    access,
    params,
    body: MappingInputSchema,
    answer,
  },
  ({ params: { id }, body, services }) => services.imports.map(id, body),
);

export const chooseImportSheetRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/imports/{id}/sheet",
    summary: "Read another sheet of the workbook",
    tag,
    access,
    params,
    body: SheetInputSchema,
    answer,
  },
  ({ params: { id }, body, services }) => services.imports.chooseSheet(id, body),
);

export const checkImportRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/imports/{id}/check",
    summary: "Compare the file with the catalogue; nothing is changed",
    tag,
    access,
    params,
    body: VersionSchema,
    answer,
  },
  ({ params: { id }, body, services }) => services.imports.check(id, body.version),
);

export const applyImportRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/imports/{id}/apply",
    summary: "Make what the check has shown",
    tag,
    access,
    params,
    body: VersionSchema,
    answer,
  },
  ({ params: { id }, body, services }) => services.imports.apply(id, body.version),
);

export const continueImportRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/imports/{id}/continue",
    summary: "Go on with an import that nobody is at work on",
    tag,
    access,
    params,
    answer,
  },
  ({ params: { id }, services }) => services.imports.goOn(id),
);

export const cancelImportRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/imports/{id}/cancel",
    summary: "Stop an import; what it has changed stays",
    tag,
    access,
    params,
    body: VersionSchema,
    answer,
  },
  ({ params: { id }, body, services }) => services.imports.cancel(id, body.version),
);

export const revertImportRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/imports/{id}/revert",
    summary: "Take back what an import has changed, of each product that nobody has changed since",
    tag,
    access,
    params,
    answer,
  },
  ({ params: { id }, services }) => services.imports.revert(id),
);

export const exportImportFailuresRoute = createDownloadRoute(
  {
    path: "/app/staff/imports/{id}/failures",
    summary: "Failed rows as a CSV file, with the reason in a last column",
    tag,
    access,
    params,
    fileType: "text/csv",
  },
  async ({ params: { id }, services }) => {
    const { body, fileName } = await services.imports.exportFailures(id);
    return { body, headers: csvHeaders(fileName) };
  },
);
