import { TemplateQuerySchema } from "#domain/imports/export-schema.ts";
import { sheetHeaders } from "#domain/files/sheet-file.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** Template of an import file; of modules by default. */
export const loader = portalLoader("EquipmentImports", ({ context, request }) => {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { type, format } = TemplateQuerySchema.catch({ type: "module", format: "xlsx" }).parse(asked);
  const file = context.services.imports.exportTemplate(type, format);
  return new Response(file.body, { headers: sheetHeaders(file) });
});
