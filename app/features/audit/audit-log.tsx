import "./audit.css";
import { IconDownload } from "@tabler/icons-react";
import { AUDIT_TEXTS } from "#copy/audit/audit.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { AuditDays } from "./audit-days.tsx";
import { activeAuditFilters, AuditFilters } from "./audit-filters.tsx";
import { type AuditEntryView, type AuditFilterValues, auditQuery } from "./audit-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export interface AuditLogProps {
  title: string;
  hint: string;
  /** Path that answers the log as a file. */
  exportPath: string;
  entries: readonly AuditEntryView[];
  filter: AuditFilterValues;
  entityName: string | null;
  /** Whether this is a later page, after newer entries. */
  isContinued: boolean;
  nextCursor: string | null;
  timeZone: string;
  /** Query of the saved view that the log opens with; left out where there are no saved views. */
  opensWith?: string | null;
}

/** The log by day, newest first. */
export function AuditLog(props: AuditLogProps) {
  const {
    title,
    hint,
    exportPath,
    entries,
    filter,
    entityName,
    isContinued,
    nextCursor,
    timeZone,
    opensWith,
  } = props;
  return (
    <section className="app-audit">
      <PageHead title={title} hint={hint}>
        <LinkButton href={exportPath + auditQuery(filter)} download>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {AUDIT_TEXTS.export}
        </LinkButton>
      </PageHead>
      <ListToolbar
        searchLabel={AUDIT_TEXTS.search}
        searchName="person"
        keep={["entity", "entityId"]}
        filters={<AuditFilters filter={filter} />}
        active={activeAuditFilters(filter, entityName)}
        {...(opensWith === undefined ? {} : { views: { table: AUDIT_TEXTS.list, opensWith } })}
      />
      {entries.length === 0 && <NoEntries isFiltered={isContinued || auditQuery(filter) !== ""} />}
      <AuditDays entries={entries} timeZone={timeZone} level="h2" />
      {(isContinued || nextCursor !== null) && (
        <nav className="app-pager" aria-label={AUDIT_TEXTS.list}>
          {isContinued && (
            <LinkButton to={auditQuery(filter) || `?${WHOLE_LIST}`}>{AUDIT_TEXTS.newest}</LinkButton>
          )}
          {nextCursor !== null && (
            <LinkButton to={auditQuery(filter, { cursor: nextCursor })} prefetch="intent">
              {AUDIT_TEXTS.older}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? AUDIT_TEXTS.emptyFilter : AUDIT_TEXTS.empty}
      level={2}
      text={isFiltered ? AUDIT_TEXTS.emptyFilterHint : AUDIT_TEXTS.emptyHint}
    >
      {isFiltered && <LinkButton to={`?${WHOLE_LIST}`}>{AUDIT_TEXTS.clear}</LinkButton>}
    </EmptyState>
  );
}
