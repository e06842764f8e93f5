import { Link, useSearchParams } from "@remix-run/react";
import { TIMELINE_KIND_TEXTS, TIMELINE_TEXTS as TEXTS } from "#copy/requests/timeline.ts";
import { TIMELINE_KINDS, type TimelineKind } from "#domain/requests/timeline.ts";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AuditDays } from "../audit/audit-days.tsx";

/** Query parameters of the timeline: its kind, or `tudo`; and the position of an older page. */
export const TIMELINE_PARAMS = { kind: "linha", cursor: "antes" } as const;
/** Value of the kind for everything. */
const WHOLE_TIMELINE = "tudo";

export interface TimelineView extends Timeline {
  /** Null for everything. */
  kind: TimelineKind | null;
  isContinued: boolean;
  timeZone: string;
}

/** What happened to a request, newest first; a link shows it.
 *  @param props.timeline - null as long as nobody asked */
export function TimelinePanel({ timeline }: { timeline: TimelineView | null }) {
  const [params] = useSearchParams();
  const to = (kind: string, cursor: string | null = null) =>
    listAddress(params, { [TIMELINE_PARAMS.kind]: kind, [TIMELINE_PARAMS.cursor]: cursor, done: null });
  return (
    <Panel
      title={TEXTS.title}
      className="app-card app-stack"
      id={TIMELINE_PARAMS.kind}
      aria-label={TEXTS.title}
    >
      {timeline === null ? (
        <p>
          <LinkButton to={to(WHOLE_TIMELINE)} preventScrollReset>
            {TEXTS.show}
          </LinkButton>
        </p>
      ) : (
        <Shown timeline={timeline} to={to} />
      )}
    </Panel>
  );
}

function Shown({
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
