import { AUDIT_FIELDS, AUDIT_VALUE_TEXTS, AUDIT_VALUES } from "#copy/audit/audit-fields.ts";
import { AUDIT_ACTORS, AUDIT_EVENTS, AUDIT_SIGN_INS, AUDIT_TEXTS } from "#copy/audit/audit.ts";
import { fill } from "#copy/shared/fill.ts";
import { PERMISSION_TEXTS } from "#copy/access/permissions.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import type { AuditRow } from "#worker/repositories/audit/audit-repository.ts";

/** Limit of list items that a sentence names. */
const NAMED_ITEMS = 3;
const MAX_VALUE_LENGTH = 200;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A changed field as text: the new value with the old one, or removed and added items of a list. */
export interface AuditDetail {
  label: string;
  from: string | null;
  to: string | null;
  removed: string[];
  added: string[];
}

/** A log entry as text. */
export interface AuditWords {
  person: string;
  /** The action as a sentence: `mudou o perfil Vendas: + Ver pedidos`. */
  sentence: string;
  details: AuditDetail[];
}

/** Describes an entry as text. An event of another version of the program is shown by its name.
 *  @param timeZone - time zone of instants */
export function describeAuditEntry(row: AuditRow, timeZone: string): AuditWords {
  const signIn = signInOf(row);
  const changes = Object.entries(row.changes).filter(([field]) => signIn === null || field !== "by");
  const details = changes.map(([field, { from, to }]) =>
    describeChange(field, named(row, from), named(row, to), timeZone),
  );
  return {
    person: row.actorName || (AUDIT_ACTORS[row.actorType] ?? row.actorId),
    sentence: signIn ?? sentenceOf(row, details) + listed(details),
    details,
  };
}

/** A value with names of categories in place of their ids. */
function named(row: AuditRow, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => named(row, item));
  return typeof value === "string" ? (row.categoryNames[value] ?? value) : value;
}

/** The kind of sign-in as a sentence; null for other entries. */
function signInOf({ event, changes }: AuditRow): string | null {
  const by = changes["by"]?.to;
  return event === "session.opened" && typeof by === "string" ? (AUDIT_SIGN_INS[by] ?? null) : null;
}

/** What happened to what; a template may name new values of changed fields, too. */
function sentenceOf(row: AuditRow, details: readonly AuditDetail[]): string {
  const template = (AUDIT_EVENTS as Readonly<Record<string, string>>)[row.event] ?? row.event;
  const { name, code } = row.changes;
  const known = row.entityName ?? name?.to ?? name?.from ?? code?.to;
  const values = Object.keys(row.changes).map((field, index) => [field, details[index]?.to ?? ""]);
  return fill(template, {
    ...(Object.fromEntries(values) as Record<string, string>),
    entity: typeof known === "string" && known !== "" ? known : row.entityId,
  }).trim();
}

/** Removed and added list items, as the end of a sentence. */
function listed(details: readonly AuditDetail[]): string {
  const items = details.flatMap(({ added, removed }) => [
    ...added.map((item) => `+ ${item}`),
    ...removed.map((item) => `− ${item}`),
  ]);
  if (items.length === 0) return "";
  const more = items.length - NAMED_ITEMS;
  const named = items.slice(0, NAMED_ITEMS).join(", ");
  return `: ${named}${more > 0 ? ` ${fill(AUDIT_TEXTS.more, { count: more })}` : ""}`;
}

function describeChange(field: string, from: unknown, to: unknown, timeZone: string): AuditDetail {
  const label = AUDIT_FIELDS[field] ?? field;
  if (Array.isArray(from) && Array.isArray(to)) {
    const had = from.map(itemText);
    const has = to.map(itemText);
    return {
      label,
      from: null,
      to: null,
      removed: had.filter((item) => !has.includes(item)),
      added: has.filter((item) => !had.includes(item)),
    };
  }
  return {
    label,
    from: from === null || from === undefined ? null : valueText(field, from, timeZone),
    to: valueText(field, to, timeZone),
    removed: [],
    added: [],
  };
}

/** The title of a permission; other values as they are. */
function itemText(item: unknown): string {
  const texts: Readonly<Record<string, { title: string }>> = PERMISSION_TEXTS;
  return typeof item === "string" ? (texts[item]?.title ?? item) : JSON.stringify(item);
}

function valueText(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === "") return AUDIT_VALUE_TEXTS.none;
  if (typeof value === "boolean") return value ? AUDIT_VALUE_TEXTS.yes : AUDIT_VALUE_TEXTS.no;
  if (typeof value === "number") return field.endsWith("Cents") ? formatCents(value) : String(value);
  if (typeof value !== "string") return cut(JSON.stringify(value));
  if (INSTANT.test(value)) return formatInstant(value, timeZone);
  return cut(AUDIT_VALUES[field]?.[value] ?? value);
}

function cut(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
}
