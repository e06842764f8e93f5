import { Link, useSearchParams } from "@remix-run/react";
import { HISTORY_TEXTS as TEXTS } from "#copy/requests/history.ts";
import { fill } from "#copy/shared/fill.ts";
import { HISTORY_PAGE_SIZE } from "#domain/requests/history-page-size.ts";
import { versionsPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Table } from "#app/ui/table.tsx";

/** A change in words. */
export interface ToldChange {
  key: string;
  label: string;
  from: string;
  to: string;
}

/** The change history as its page shows it: the words are made on the server, so that no browser loads them all. */
export interface HistoryView {
  items: { version: number; date: string; byName: string; changes: ToldChange[] }[];
  /** Version before which the next older ones are; null at the end. */
  before: number | null;
}

/** Query parameters: the number of versions that the page shows, and the version before which they begin. */
export const HISTORY_PARAM = "historico";
export const HISTORY_BEFORE_PARAM = "ateversao";

/** Changes of a request, newest version first, page by page; a link shows them.
 *  @param props.history - null as long as nobody asked */
export function HistoryPanel({
  request,
  history,
}: {
  request: { id: string; type: RequestType };
  history: HistoryView | null;
}) {
  const [params] = useSearchParams();
  const to = (before: number | null) =>
    listAddress(params, {
      [HISTORY_PARAM]: String(HISTORY_PAGE_SIZE),
      [HISTORY_BEFORE_PARAM]: before === null ? null : String(before),
      ...{ done: null, saved: null },
    });
  const page = (before: number | null, text: string) => (
    <LinkButton to={to(before)} preventScrollReset>
      {text}
    </LinkButton>
  );
  return (
    <Panel title={TEXTS.title} className="app-card app-stack" id={HISTORY_PARAM} aria-label={TEXTS.title}>
      {history?.items.length === 0 && <p className="app-quiet">{TEXTS.none}</p>}
      {history?.items.map(({ version, date, byName, changes }) => (
        <section key={version} className="app-stack app-gap-8" aria-labelledby={`version-${String(version)}`}>
          <h3 id={`version-${String(version)}`} className="app-subheading">
            {fill(TEXTS.version, { version: String(version) })}
          </h3>
          <p className="app-quiet">
            <InstantText value={date} />
            {byName !== "" && ` · ${byName} `} ·{" "}
            <Link
              to={versionsPath(request, { from: version - 1, to: version })}
              aria-describedby={`version-${String(version)}`}
            >
              {TEXTS.compare}
            </Link>
          </p>
          {changes.length === 0 ? (
            <p className="app-quiet">{TEXTS.same}</p>
          ) : (
            <Table
              labelledBy={`version-${String(version)}`}
              columns={COLUMNS}
              rows={changes}
              keyOf={({ key }) => key}
            />
          )}
        </section>
      ))}
      <p className="app-row app-gap-8">
        {history === null && page(null, TEXTS.show)}
        {history !== null && params.has(HISTORY_BEFORE_PARAM) && page(null, TEXTS.newest)}
        {history !== null && history.before !== null && page(history.before, TEXTS.more)}
      </p>
    </Panel>
  );
}

const COLUMNS = [
  { head: TEXTS.field, cell: ({ label }: ToldChange) => label },
  { head: TEXTS.from, cell: ({ from }: ToldChange) => from },
  { head: TEXTS.to, cell: ({ to }: ToldChange) => to },
];
