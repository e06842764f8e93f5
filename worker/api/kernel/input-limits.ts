import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";

/** Longest address that is read. */
const MAX_ADDRESS_CHARS = 16_384;
/** Parameters of a query, which `&` separates. */
const MAX_QUERY_FIELDS = 500;
/** Fields of a form, which `&` separates; a cart of 500 lines has some for each. */
const MAX_FORM_FIELDS = 10_000;
/** Objects and lists inside one another; no contract has half as many. */
const MAX_DEPTH = 20;
/** Of a JSON text, as many bytes as make room for one value more. */
const BYTES_PER_VALUE = 16;
/** Values that somebody may send whom nobody knows. */
export const MAX_STRANGER_VALUES = 500;
/** Wrong fields that an answer names. */
export const MAX_ISSUES = 100;
/** Of a name or a message, as much as an answer repeats. */
const MAX_NAME_CHARS = 200;

/** Refuses an address before anything of it is taken apart: work and answers grow with what comes in, and no faster.
 *  @throws DomainError PAYLOAD_TOO_LARGE, INVALID_BODY */
export function assertAddressFits({ url }: Request): void {
  if (url.length > MAX_ADDRESS_CHARS)
    throw new DomainError("PAYLOAD_TOO_LARGE", { limitBytes: MAX_ADDRESS_CHARS });
  if (url.split("&").length > MAX_QUERY_FIELDS) throw tooMuch("query");
}

/** Refuses a form of too many fields, as it came over the wire.
 *  @throws DomainError INVALID_BODY */
export function assertFieldsFit(form: Uint8Array): void {
  const and = "&".charCodeAt(0);
  if (form.reduce((count, byte) => (byte === and ? count + 1 : count), 0) >= MAX_FORM_FIELDS) {
    throw tooMuch("body");
  }
}

/** Values that a body of this size may hold: names with their values, and entries of lists. */
export function maxValuesOf(limitBytes: number): number {
  return Math.floor(limitBytes / BYTES_PER_VALUE);
}

/** Refuses JSON of too many values or levels before a schema looks at it.
 *  @throws DomainError INVALID_BODY */
export function assertValuesFit(input: unknown, maxValues: number): void {
  let values = 0;
  let level = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
      values += parts.length;
      if (values > maxValues || depth >= MAX_DEPTH) throw tooMuch("body");
      for (const part of parts) if (typeof part === "object" && part !== null) inner.push(part);
    }
    level = inner;
  }
}

/** As many of the wrong fields as an answer names, each cut to a bearable length. */
export function namedIssues(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.slice(0, MAX_ISSUES).map(({ field, code, message }) => ({
    field: field.slice(0, MAX_NAME_CHARS),
    code: code.slice(0, MAX_NAME_CHARS),
    message: message.slice(0, MAX_NAME_CHARS),
  }));
}

function tooMuch(field: "query" | "body"): DomainError {
  return new DomainError("INVALID_BODY", {
    issues: [{ field, code: "too_big", message: "Too many values" }],
  });
}
