import { readProductListQuery } from "#domain/catalog/product-list-schema.ts";
import { EquipmentGroupSchema } from "#domain/imports/import-schema.ts";
import { EXPORT_FORMATS, sheetHeaders } from "#domain/files/sheet-file.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** The products of a list as a file, with the filters of its page; modules by default. */
export const loader = portalLoader("EquipmentImports", async ({ context, request }) => {
  const { searchParams } = new URL(request.url);
  const group = EquipmentGroupSchema.catch("modules").parse(searchParams.get("group"));
  const { page: _page, pageSize: _size, ...query } = readProductListQuery(group, searchParams);
  const format = EXPORT_FORMATS.find((one) => one === searchParams.get("format")) ?? "xlsx";
  const file = await context.services.imports.exportProducts({ ...query, format });
  return new Response(file.body, { headers: sheetHeaders(file) });
});
