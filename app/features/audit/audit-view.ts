/** An entry of a log in words, as a page shows it. */
export interface AuditEntryView {
  id: string;
  /** Instant, UTC. */
  at: string;
  person: string;
  /** What the person did. */
  sentence: string;
  /** Who of the platform acted in that person's name. */
  operatorName: string | null;
  /** Whether the person is of the platform. */
  isOperator: boolean;
  /** Network address; empty for what no person asked for. */
  address: string;
  details: readonly AuditDetailView[];
}

/** One field: the value after, with the one before if there was any, or what a list lost and gained. */
export interface AuditDetailView {
  label: string;
  from: string | null;
  to: string | null;
  removed: readonly string[];
  added: readonly string[];
}

/** What stands in the filter bar; what is missing narrows nothing. */
export interface AuditFilterValues {
  from?: string | undefined;
  until?: string | undefined;
  person?: string | undefined;
  event?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
}

/** The filters as the query of an address. */
export function auditQuery(filter: AuditFilterValues, more: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...more })) {
    if (typeof value === "string" && value !== "") params.set(name, value);
  }
  return params.size === 0 ? "" : `?${params.toString()}`;
}
