import { z } from "@hono/zod-openapi";
import { ExportQuerySchema, TemplateQuerySchema } from "#domain/imports/export-schema.ts";
import { sheetHeaders } from "#domain/imports/sheet-headers.ts";
import { importsAccess } from "#worker/services/imports/imports-access.ts";
import { type Api, parseFields } from "../kernel/create-api-route.ts";

/** A file is no JSON: these routes answer streams. */
function documentFile(api: Api, path: string, summary: string, query: z.ZodObject): void {
  api.openAPIRegistry.registerPath({
    method: "get",
    path,
    summary,
    tags: ["Exports"],
    "x-access": importsAccess,
    request: { query },
    responses: {
      200: { description: "The file", content: { "application/octet-stream": { schema: z.string() } } },
    },
  });
}

export function exportProductsRoute(api: Api): void {
  const path = "/app/staff/exports/products";
  documentFile(
    api,
    path,
    "Products of a list as an XLSX or CSV file that can be imported again",
    ExportQuerySchema,
  );
  api.get(path, async (context) => {
    const query = parseFields(ExportQuerySchema, context.req.query(), "query");
    const file = await context.var.services.imports.exportProducts(query);
    return context.body(file.body, 200, sheetHeaders(file));
  });
}

export function exportTemplateRoute(api: Api): void {
  const path = "/app/staff/exports/template";
  documentFile(api, path, "A file that shows how one to be imported looks", TemplateQuerySchema);
  api.get(path, (context) => {
    const { type, format } = parseFields(TemplateQuerySchema, context.req.query(), "query");
    const file = context.var.services.imports.exportTemplate(type, format);
    return context.body(file.body, 200, sheetHeaders(file));
  });
}
