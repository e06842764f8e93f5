// Of the entries, which the server writes though their program comes late.
import "#app/features/audit/audit.css";
import { useSearchParams } from "@remix-run/react";
import { lazy } from "react";
import { TIMELINE_TEXTS as TEXTS } from "#copy/requests/timeline.ts";
import type { TimelineKind } from "#domain/requests/timeline.ts";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Query parameters of the timeline: its kind, or `tudo`; and the position of an older page. */
export const TIMELINE_PARAMS = { kind: "linha", cursor: "antes" } as const;
/** Value of the kind for everything. */
export const WHOLE_TIMELINE = "tudo";

export interface TimelineView extends Timeline {
  /** Null for everything. */
  kind: TimelineKind | null;
  isContinued: boolean;
  timeZone: string;
}

const TimelineEntries = lazy(() =>
  loadChunk(async () => ({ default: (await import("./timeline-entries.tsx")).TimelineEntries })),
);

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
        <LazyPart>
          <TimelineEntries timeline={timeline} to={to} />
        </LazyPart>
      )}
    </Panel>
  );
}
