import "./audit.css";
import { formatInstant } from "#domain/shared/format.ts";
import { Panel } from "#app/ui/panel.tsx";
import { AuditEntry } from "./audit-entry.tsx";
import type { AuditEntryView } from "./audit-view.ts";

/** Entries of the log under the days on which they happened, in their order. */
export function AuditDays({
  entries,
  timeZone,
  level: Title,
}: {
  entries: readonly AuditEntryView[];
  timeZone: string;
  /** Heading of a day. */
  level: "h2" | "h3";
}) {
  return daysOf(entries, timeZone).map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <Title className="app-audit__day">{day}</Title>
      <Panel as="ul">
        {ofDay.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </Panel>
    </section>
  ));
}

/** Groups entries by day and keeps their order. */
function daysOf(entries: readonly AuditEntryView[], timeZone: string): [string, AuditEntryView[]][] {
  const days = new Map<string, AuditEntryView[]>();
  for (const entry of entries) {
    const day = formatInstant(entry.at, timeZone).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
