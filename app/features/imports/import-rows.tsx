import "./imports.css";
import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_ROW_LABELS, IMPORT_TEXTS as TEXTS, IMPORTS_TEXTS } from "#copy/imports/imports.ts";
import type { ImportRowQuery, ProductImport } from "#domain/imports/import-schema.ts";
import type { ImportRowState } from "#domain/imports/import-state.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

/** A row of an import, in words. */
export interface RowWords {
  rowNumber: number;
  state: ImportRowState;
  code: string;
  name: string;
  changes: { label: string; from: string | null; to: string }[];
  issues: string[];
}

const PAGE_SIZE = 50;
/** Fields that are listed for a row; further ones are counted. */
const MAX_CHANGES = 6;

const BADGES: Record<ImportRowState, BadgeTone> = {
  read: "plain",
  new: "info",
  changed: "warn",
  same: "plain",
  failed: "danger",
  applied: "ok",
};

/** The change or error of each row. */
export function ImportRows({
  found,
  query,
  rows,
}: {
  found: ProductImport;
  query: ImportRowQuery;
  rows: { items: readonly RowWords[]; totalItems: number };
}) {
  return (
    <section aria-label={TEXTS.rows}>
      <RowFilter found={found} query={query} />
      {rows.items.length === 0 ? (
        <p className="app-quiet">{TEXTS.noRows}</p>
      ) : (
        <DataTable
          caption={TEXTS.rows}
          rows={rows.items}
          rowKey={({ rowNumber }) => String(rowNumber)}
          sort={null}
          columns={[
            {
              key: "product",
              title: TEXTS.columnProduct,
              cell: ({ code, name }) => (
                <>
                  <span className="app-table__code">{code}</span> {name}
                </>
              ),
            },
            { key: "row", title: TEXTS.columnRow, align: "end", cell: ({ rowNumber }) => rowNumber },
            {
              key: "state",
              title: TEXTS.columnState,
              cell: ({ state }) => <Badge tone={BADGES[state]}>{IMPORT_ROW_LABELS[state]}</Badge>,
            },
            {
              key: "changes",
              title: TEXTS.columnChanges,
              cell: (row) => <RowChanges row={row} />,
            },
          ]}
        />
      )}
      <Pager page={query.page} pageSize={PAGE_SIZE} totalItems={rows.totalItems} texts={IMPORTS_TEXTS} />
    </section>
  );
}

function RowFilter({ found, query }: { found: ProductImport; query: ImportRowQuery }) {
  const isOver = found.state !== "checked";
  const choices = [
    ["", TEXTS.all, found.rowCount],
    ...(isOver && found.appliedCount > 0
      ? [["applied", TEXTS.figures.applied, found.appliedCount] as const]
      : [
          ["new", TEXTS.figures.new, found.newCount] as const,
          ["changed", TEXTS.figures.changed, found.changedCount] as const,
        ]),
    ["same", TEXTS.figures.same, found.sameCount],
    ["failed", TEXTS.figures.failed, found.failedCount],
  ] as const;
  return (
    <nav aria-label={TEXTS.filter}>
      <ul className="app-row app-import-filter">
        {choices.map(([state, label, count]) => (
          <li key={state}>
            <Link
              to={state === "" ? "?" : `?estado=${state}`}
              aria-current={(query.state ?? "") === state ? "true" : undefined}
              preventScrollReset
            >
              {label} <span className="app-quiet">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RowChanges({ row: { changes, issues } }: { row: RowWords }) {
  if (issues.length > 0) {
    return (
      <ul className="app-import-rows__list app-import-rows__list--bad">
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    );
  }
  const shown = changes.slice(0, MAX_CHANGES);
  return (
    <ul className="app-import-rows__list">
      {shown.map(({ label, from, to }) => (
        <li key={label}>
          {from === null
            ? fill(TEXTS.only, { label, to })
            : fill(TEXTS.fromTo, { label, from: from || TEXTS.emptyValue, to: to || TEXTS.emptyValue })}
        </li>
      ))}
      {changes.length > shown.length && (
        <li className="app-quiet">
          {fill(TEXTS.moreFields, { count: String(changes.length - shown.length) })}
        </li>
      )}
    </ul>
  );
}
