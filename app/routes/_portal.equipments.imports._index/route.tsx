import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IMPORTS_TEXTS } from "#copy/imports/imports.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EQUIPMENT_GROUPS } from "#domain/catalog/product-types.ts";
import { EquipmentGroupSchema } from "#domain/imports/import-schema.ts";
import { ListPager } from "#app/ui/list-pager.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ImportTable } from "#app/features/imports/import-table.tsx";
import { UploadImport } from "#app/features/imports/upload-import.tsx";
import { describeImportRefusal } from "#app/features/imports/import-refusal.server.ts";
import { readPage } from "#app/lib/lists/list-address.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

const PAGE_SIZE = 20;

export const handle = { page: "EquipmentImports" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentImports);

export const loader = portalLoader("EquipmentImports", async (args) => {
  const { context, request, distributor } = args;
  const pageSize = recallList(args).pageSize ?? PAGE_SIZE;
  const { searchParams } = new URL(request.url);
  const page = Math.min(readPage(searchParams), 10_000);
  const { items, totalItems } = await context.services.imports.list(page, pageSize);
  return {
    imports: items.map(({ columns: _columns, mapping: _mapping, ...one }) => one),
    page,
    pageSize,
    totalItems,
    timeZone: distributor?.settings.timeZone ?? "UTC",
    type: EQUIPMENT_GROUPS[EquipmentGroupSchema.catch("modules").parse(searchParams.get("group"))][0],
  };
});

export const action = portalAction("EquipmentImports", async ({ context, request }) => {
  try {
    const made = await context.services.imports.receive(request, { group: "modules", name: "" });
    return redirect(`${PAGES.EquipmentImportDetails.path}/${made.id}`);
  } catch (error) {
    const refusal = describeImportRefusal(context, error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
});

export default function EquipmentImports() {
  const { imports, page, pageSize, totalItems, timeZone, type } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <section>
      <PageHead title={PAGE_TITLES.EquipmentImports} hint={IMPORTS_TEXTS.hint} />
      <UploadImport type={type} refusal={refusal} />
      <ImportTable imports={imports} timeZone={timeZone} />
      <ListPager
        usualSize={PAGE_SIZE}
        page={page}
        pageSize={pageSize}
        totalItems={totalItems}
        texts={IMPORTS_TEXTS}
      />
    </section>
  );
}
