import { Link } from "@remix-run/react";
import { TIMELINE_KIND_TEXTS, TIMELINE_TEXTS as TEXTS } from "#copy/requests/timeline.ts";
import { TIMELINE_KINDS } from "#domain/requests/timeline.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { AuditDays } from "../audit/audit-days.tsx";
import { type TimelineView, WHOLE_TIMELINE } from "./timeline-panel.tsx";

/** The entries of a timeline, by day, with a choice of their kind.
 *  @param props.to - address of the timeline of a kind */
export function TimelineEntries({
  timeline: { items, kind, isContinued, nextCursor, timeZone },
  to,
}: {
  timeline: TimelineView;
  to: (kind: string, cursor?: string | null) => string;
}) {
  const own = kind ?? WHOLE_TIMELINE;
  return (
    <>
      <nav aria-label={TEXTS.filter} className="app-row app-gap-8">
        {[null, ...TIMELINE_KINDS].map((one) => (
          <Link
            key={one}
            to={to(one ?? WHOLE_TIMELINE)}
            preventScrollReset
            className="gs-chip"
            aria-current={one === kind ? "true" : undefined}
          >
            {one === null ? TEXTS.all : TIMELINE_KIND_TEXTS[one]}
          </Link>
        ))}
      </nav>
      {items.length === 0 && <p className="app-quiet">{TEXTS.none}</p>}
      <AuditDays
        entries={items.map((item) => ({ ...item, isOperator: false, address: "" }))}
        timeZone={timeZone}
        level="h3"
      />
      {(isContinued || nextCursor !== null) && (
        <p className="app-row app-gap-8">
          {isContinued && (
            <LinkButton to={to(own)} preventScrollReset>
              {TEXTS.newest}
            </LinkButton>
          )}
          {nextCursor !== null && (
            <LinkButton to={to(own, nextCursor)} preventScrollReset>
              {TEXTS.older}
            </LinkButton>
          )}
        </p>
      )}
    </>
  );
}
