import "./audit.css";
import { Form, Link } from "@remix-run/react";
import { IconX } from "@tabler/icons-react";
import { AUDIT_EVENT_NAMES, AUDIT_TEXTS } from "#copy/audit/audit.ts";
import { fill } from "#copy/shared/fill.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type AuditFilterValues, auditQuery } from "./audit-view.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface AuditFiltersProps {
  filter: AuditFilterValues;
  /** Name of the entity that the page is filtered by; null without one. */
  entityName: string | null;
}

const EVENTS = Object.entries(AUDIT_EVENT_NAMES)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, "pt-BR"));

/** Filter bar of the log; the filters are in the address. */
export function AuditFilters({ filter, entityName }: AuditFiltersProps) {
  const { from, until, person, event, entity, entityId } = filter;
  const isFiltered = auditQuery(filter) !== "";
  // The form keeps typed values until its key changes.
  return (
    <Form
      method="get"
      className="app-row app-row--bottom app-gap-12 app-audit-filters"
      key={auditQuery(filter)}
    >
      <FormField name="from" label={AUDIT_TEXTS.from} type="date" defaultValue={from} />
      <FormField name="until" label={AUDIT_TEXTS.until} type="date" defaultValue={until} />
      <FormField
        name="person"
        className="app-audit-filters__wide"
        label={AUDIT_TEXTS.person}
        maxLength={100}
        placeholder={AUDIT_TEXTS.personHint}
        defaultValue={person}
      />
      <SelectField
        name="event"
        className="app-audit-filters__wide"
        label={AUDIT_TEXTS.event}
        options={EVENTS}
        emptyLabel={AUDIT_TEXTS.anyEvent}
        defaultValue={event ?? ""}
      />
      {entity !== undefined && <HiddenField name="entity" value={entity} />}
      {entityId !== undefined && <HiddenField name="entityId" value={entityId} />}
      <div className="app-row app-gap-12 app-audit-filters__actions">
        <Button type="submit">{AUDIT_TEXTS.apply}</Button>
        {isFiltered && (
          <Link to="?" className="app-filters__clear">
            {AUDIT_TEXTS.clear}
          </Link>
        )}
      </div>
      {entityName !== null && (
        <Link
          className="gs-chip app-audit-filters__entity"
          to={auditQuery({ ...filter, entity: undefined, entityId: undefined }) || "?"}
        >
          {fill(AUDIT_TEXTS.onlyEntity, { entity: entityName })}
          <IconX size={14} stroke={1.75} aria-hidden />
        </Link>
      )}
    </Form>
  );
}
