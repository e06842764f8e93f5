import { CHANGE_FIELD_LABELS } from "#copy/requests/history.ts";
import { COMPARED_FIELD_LABELS, VERSIONS_TEXTS } from "#copy/requests/versions.ts";
import { fill } from "#copy/shared/fill.ts";
import { type RequestHistory, RequestHistoryQuerySchema } from "#domain/requests/request-history-schema.ts";
import type { VersionChange } from "#domain/requests/version-changes.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { HISTORY_BEFORE_PARAM, HISTORY_PARAM } from "./history-panel.tsx";
import type { HistoryView, ToldChange } from "./history-panel.tsx";
import { valueText } from "./version-values.ts";

/** The change history of a request, as far as the address asks for it; null otherwise. */
export async function readHistory(
  { context, request }: PortalArgs,
  found: { request: { id: string }; actions: { readHistory: boolean } },
): Promise<HistoryView | null> {
  const { searchParams } = new URL(request.url);
  const { pageSize, before } = RequestHistoryQuerySchema.shape;
  const asked = pageSize.safeParse(searchParams.get(HISTORY_PARAM) ?? 0);
  if (!found.actions.readHistory || !asked.success) return null;
  const from = before.safeParse(searchParams.get(HISTORY_BEFORE_PARAM) ?? undefined);
  return historyView(
    await context.services.requests.readHistory(found.request.id, {
      ...{ pageSize: asked.data, before: from.data },
    }),
  );
}

const LABELS = { ...COMPARED_FIELD_LABELS, ...CHANGE_FIELD_LABELS };

function historyView({ items, before }: RequestHistory): HistoryView {
  return { items: items.map((item) => ({ ...item, changes: item.changes.map(toldChange) })), before };
}

function toldChange({ field, key, of, kind, from, to }: VersionChange): ToldChange {
  const label = LABELS[field];
  return {
    key: `${field} ${key}`,
    label: of === "" ? label : fill(VERSIONS_TEXTS.ofNamed, { field: label, of }),
    from: valueText(kind, from),
    to: valueText(kind, to),
  };
}
