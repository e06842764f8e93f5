import "./imports.css";
import { Link } from "@remix-run/react";
import { IconFileImport } from "@tabler/icons-react";
import { PRODUCT_TYPE_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_STATE_LABELS, IMPORTS_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import { PAGES } from "#domain/access/pages.ts";
import { IMPORT_KEEP_DAYS } from "#domain/imports/import-retention.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import type { ImportState } from "#domain/imports/import-state.ts";
import { formatInstant, formatNumber } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

export type ListedImport = Omit<ProductImport, "columns" | "mapping">;

const BADGES: Record<ImportState, BadgeTone> = {
  uploaded: "info",
  checking: "info",
  checked: "warn",
  applying: "info",
  applied: "ok",
  cancelled: "plain",
  reverted: "plain",
  failed: "danger",
};

/** State of an import, as a badge. */
export function ImportBadge({ state }: { state: ImportState }) {
  return <Badge tone={BADGES[state]}>{IMPORT_STATE_LABELS[state]}</Badge>;
}

/** Imports, newest first, with their result and the person. */
export function ImportTable({ imports, timeZone }: { imports: readonly ListedImport[]; timeZone: string }) {
  if (imports.length === 0) {
    return <EmptyState icon={IconFileImport} title={TEXTS.empty} text={TEXTS.emptyHint} />;
  }
  return (
    <>
      <DataTable
        caption={TEXTS.list}
        rows={imports}
        rowKey={({ id }) => id}
        sort={null}
        columns={[
          {
            key: "file",
            title: TEXTS.columnFile,
            cell: ({ id, fileName }) => (
              <Link
                className="app-table__link"
                to={`${PAGES.EquipmentImportDetails.path}/${id}`}
                prefetch="intent"
              >
                {fileName}
              </Link>
            ),
          },
          {
            key: "type",
            title: TEXTS.columnType,
            cell: ({ productType }) => PRODUCT_TYPE_LABELS[productType],
          },
          { key: "state", title: TEXTS.columnState, cell: ({ state }) => <ImportBadge state={state} /> },
          {
            key: "rows",
            title: TEXTS.columnRows,
            align: "end",
            cell: ({ rowCount }) => formatNumber(rowCount),
          },
          { key: "result", title: TEXTS.columnResult, cell: resultText },
          { key: "author", title: TEXTS.columnAuthor, cell: ({ author }) => author },
          {
            key: "date",
            title: TEXTS.columnDate,
            cell: ({ createdAt }) => formatInstant(createdAt, timeZone),
          },
        ]}
      />
      <p className="app-small app-import-kept">
        {fill(TEXTS.kept, { days: IMPORT_KEEP_DAYS })}{" "}
        <LinkButton kind="link" to={PAGES.EquipmentChanges.path}>
          {TEXTS.changes}
        </LinkButton>
      </p>
    </>
  );
}

/** Number of rows by result; counts of zero are left out. */
function resultText({ state, ...counts }: ListedImport): string {
  if (state === "uploaded" || state === "failed") return TEXTS.resultNone;
  const { new: isNew, changed, same, failed } = TEXTS.results;
  const parts = [
    [isNew, counts.newCount],
    [changed, counts.changedCount],
    [same, counts.sameCount],
    [failed, counts.failedCount],
  ] as const;
  const told = parts.flatMap(([[one, many], count]) =>
    count === 0 ? [] : [count === 1 ? one : fill(many, { count: formatNumber(count) })],
  );
  return told.length === 0 ? TEXTS.resultNone : told.join(", ");
}
