import "./audit.css";
import { IconDownload } from "@tabler/icons-react";
import { AUDIT_TEXTS } from "#copy/audit/audit.ts";
import { AuditDays } from "./audit-days.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { type AuditEntryView, type AuditFilterValues, auditQuery } from "./audit-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
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
}

/** The log by day, newest first. */
export function AuditLog(props: AuditLogProps) {
  const { title, hint, exportPath, entries, filter, entityName, isContinued, nextCursor, timeZone } = props;
  return (
    <section className="app-audit">
      <PageHead title={title} hint={hint}>
        <LinkButton href={exportPath + auditQuery(filter)} download>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {AUDIT_TEXTS.export}
        </LinkButton>
      </PageHead>
      <AuditFilters filter={filter} entityName={entityName} />
      {entries.length === 0 && <NoEntries isFiltered={isContinued || auditQuery(filter) !== ""} />}
      <AuditDays entries={entries} timeZone={timeZone} level="h2" />
      {(isContinued || nextCursor !== null) && (
        <nav className="app-pager" aria-label={AUDIT_TEXTS.list}>
          {isContinued && <LinkButton to={auditQuery(filter) || "?"}>{AUDIT_TEXTS.newest}</LinkButton>}
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
      {isFiltered && <LinkButton to="?">{AUDIT_TEXTS.clear}</LinkButton>}
    </EmptyState>
  );
}
