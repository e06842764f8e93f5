import { ExportQuerySchema, TemplateQuerySchema } from "#domain/imports/export-schema.ts";
import { sheetHeaders } from "#domain/files/sheet-file.ts";
import { importsAccess } from "#worker/services/imports/imports-access.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const contract = { tag: "Exports", access: importsAccess, fileType: "application/octet-stream" };

export const exportProductsRoute = createDownloadRoute(
  {
    ...contract,
    path: "/app/staff/exports/products",
    summary: "Products of a list as an XLSX or CSV file that can be imported again",
    query: ExportQuerySchema,
  },
  async ({ query, services }) => {
    const file = await services.imports.exportProducts(query);
    return { body: file.body, headers: sheetHeaders(file) };
  },
);

export const exportTemplateRoute = createDownloadRoute(
  {
    ...contract,
    path: "/app/staff/exports/template",
    summary: "A file that shows how one to be imported looks",
    query: TemplateQuerySchema,
  },
  ({ query: { type, format }, services }) => {
    const file = services.imports.exportTemplate(type, format);
    return { body: file.body, headers: sheetHeaders(file) };
  },
);
