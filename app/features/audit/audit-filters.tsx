import { AUDIT_EVENT_NAMES, AUDIT_TEXTS as TEXTS } from "#copy/audit/audit.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatDay } from "#domain/shared/format.ts";
import { FormField } from "#app/ui/form-field.tsx";
import type { ActiveFilter } from "#app/ui/list-toolbar.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { AuditFilterValues } from "./audit-view.ts";

const EVENTS = Object.entries(AUDIT_EVENT_NAMES)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, "pt-BR"));

/** Fields of the log's filters. */
export function AuditFilters({ filter: { from, until, event } }: { filter: AuditFilterValues }) {
  return (
    <>
      <FormField name="from" label={TEXTS.from} type="date" defaultValue={from} />
      <FormField name="until" label={TEXTS.until} type="date" defaultValue={until} />
      <SelectField
        name="event"
        label={TEXTS.event}
        options={EVENTS}
        emptyLabel={TEXTS.anyEvent}
        defaultValue={event ?? ""}
      />
    </>
  );
}

/** The filters that the log is narrowed by, beside the person.
 *  @param entityName - name of the record whose entries are shown; null for all records */
export function activeAuditFilters(
  { from, until, event }: AuditFilterValues,
  entityName: string | null,
): ActiveFilter[] {
  const active: (ActiveFilter | false)[] = [
    entityName !== null && {
      names: ["entity", "entityId"],
      label: fill(TEXTS.onlyEntity, { entity: entityName }),
    },
    event !== undefined && { names: ["event"], label: eventName(event) },
    from !== undefined && { names: ["from"], label: `${TEXTS.from} ${formatDay(from)}` },
    until !== undefined && { names: ["until"], label: `${TEXTS.until} ${formatDay(until)}` },
  ];
  return active.filter((one) => one !== false);
}

function eventName(event: string): string {
  return EVENTS.find(({ value }) => value === event)?.label ?? event;
}
