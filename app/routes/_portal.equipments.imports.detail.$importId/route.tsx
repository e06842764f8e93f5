import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { columnTitle } from "#copy/imports/exports.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { areImportRowsKept } from "#domain/imports/import-retention.ts";
import { ImportRowQuerySchema } from "#domain/imports/import-schema.ts";
import { importableFields } from "#domain/imports/plan-row.ts";
import { ImportWizard } from "#app/features/imports/import-wizard.tsx";
import { readPage } from "#app/lib/lists/list-address.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerImport } from "#app/features/imports/answer-import.server.ts";

export const handle = {
  page: "EquipmentImportDetails",
  recordName: (data?: { found: { fileName: string } }) => data?.found.fileName ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentImportDetails);

export const loader = portalLoader(
  "EquipmentImportDetails",
  async ({ context, params, request, distributor }) => {
    const id = params["importId"] ?? "";
    const { searchParams } = new URL(request.url);
    const { imports } = context.services;
    const found = await imports.get(id);
    const query = ImportRowQuerySchema.catch({ page: 1 }).parse({
      state: searchParams.get("estado") ?? undefined,
      page: Math.min(readPage(searchParams), 10_000),
    });
    const isOver = ["applied", "cancelled", "reverted", "failed"].includes(found.state);
    const isDropped = isOver && !areImportRowsKept(found.createdAt, new Date().toISOString());
    const hasRows = !isDropped && ["checked", "applied", "cancelled", "reverted"].includes(found.state);
    return {
      found,
      isMapping: found.state === "uploaded" || (found.state === "checked" && searchParams.has("colunas")),
      fields: importableFields(found.productType).map((field) => ({
        key: field.key,
        label: columnTitle(field),
        isRequired: field.required === true,
      })),
      query,
      isDropped,
      rows: hasRows ? await imports.describeRows(id, query) : { items: [], totalItems: 0 },
      kept: found.state === "reverted" ? await imports.listKept(id) : [],
      timeZone: distributor?.settings.timeZone ?? "UTC",
    };
  },
);

export const action = portalAction("EquipmentImportDetails", ({ context, params, request }) =>
  answerImport(context, params["importId"] ?? "", request),
);

export default function EquipmentImportDetails() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ImportWizard {...data} answer={answer} />;
}
