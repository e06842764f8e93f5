import "./pricing.css";
import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { VERSIONS_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { Table } from "#app/ui/table.tsx";
import { Badge } from "#app/ui/badge.tsx";

export interface VersionRow {
  version: number;
  note: string;
  publishedBy: string;
  /** Formatted instant. */
  publishedAt: string;
  functions: number;
  breaks: number;
}

/** Published rules, newest first; each opens by the page's address. */
export function VersionTable({ rows, inForce }: { rows: readonly VersionRow[]; inForce: number }) {
  return (
    <Table
      rows={rows}
      keyOf={({ version }) => String(version)}
      columns={[
        {
          head: WORDS.version,
          cell: ({ version }) => (
            <span className="app-row app-gap-4">
              <Link
                className="app-table__link"
                to={`?versao=${String(version)}`}
                preventScrollReset
                prefetch="intent"
              >
                {fill(WORDS.name, { version })}
              </Link>
              {version === inForce && <Badge tone="ok">{WORDS.inForce}</Badge>}
            </span>
          ),
        },
        {
          head: WORDS.note,
          className: "app-price-note",
          cell: ({ note }) => (note === "" ? <span className="app-quiet">{WORDS.noNote}</span> : note),
        },
        { head: WORDS.who, cell: ({ publishedBy }) => publishedBy },
        { head: WORDS.when, cell: ({ publishedAt }) => publishedAt },
        { head: WORDS.functions, kind: "number", cell: ({ functions }) => functions },
        { head: WORDS.breaks, kind: "number", cell: ({ breaks }) => breaks },
      ]}
    />
  );
}
