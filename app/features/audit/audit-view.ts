/** An entry of the log, formatted for a page. */
export interface AuditEntryView {
  id: string;
  /** Instant, UTC. */
  at: string;
  person: string;
  /** The action as a sentence. */
  sentence: string;
  /** Name of the platform's operator who acted in the person's name. */
  operatorName: string | null;
  /** Whether the person is an operator of the platform. */
  isOperator: boolean;
  /** IP address; empty for an action that no request caused. */
  address: string;
  details: readonly AuditDetailView[];
}

/** A changed field: the value after and, if there was one, before; or the items that a list lost and gained. */
export interface AuditDetailView {
  label: string;
  from: string | null;
  to: string | null;
  removed: readonly string[];
  added: readonly string[];
}

/** Values of the filter bar; a missing one does not filter. */
export interface AuditFilterValues {
  from?: string | undefined;
  until?: string | undefined;
  person?: string | undefined;
  event?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
}

/** The filters as a query string. */
export function auditQuery(filter: AuditFilterValues, more: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...more })) {
    if (typeof value === "string" && value !== "") params.set(name, value);
  }
  return params.size === 0 ? "" : `?${params.toString()}`;
}
