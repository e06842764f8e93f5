import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";

/** Longest accepted address. */
const MAX_ADDRESS_CHARS = 16_384;
/** Limit of query parameters. */
const MAX_QUERY_FIELDS = 500;
/** Limit of form fields; a cart of 500 lines has several for each. */
const MAX_FORM_FIELDS = 10_000;
/** Limit of nesting; no contract has half as much. */
const MAX_DEPTH = 20;
/** Bytes of a JSON body per allowed value. */
const BYTES_PER_VALUE = 16;
/** Limit of values from an unauthenticated caller. */
export const MAX_STRANGER_VALUES = 500;
/** Limit of issues in an answer. */
export const MAX_ISSUES = 100;
/** Limit of characters of a name or a message that an answer repeats. */
const MAX_NAME_CHARS = 200;

/** Refuses a long address before it is parsed, so that work and answers grow at most linearly with the input.
 *  @throws DomainError PAYLOAD_TOO_LARGE, INVALID_BODY */
export function assertAddressFits({ url }: Request): void {
  if (url.length > MAX_ADDRESS_CHARS)
    throw new DomainError("PAYLOAD_TOO_LARGE", { limitBytes: MAX_ADDRESS_CHARS });
  if (url.split("&").length > MAX_QUERY_FIELDS) throw tooMuch("query");
}

/** Refuses a form with too many fields, before it is parsed.
 *  @throws DomainError INVALID_BODY */
export function assertFieldsFit(form: Uint8Array): void {
  const and = "&".charCodeAt(0);
  if (form.reduce((count, byte) => (byte === and ? count + 1 : count), 0) >= MAX_FORM_FIELDS) {
    throw tooMuch("body");
  }
}

/** Limit of values in a body of this size: names with their values, and entries of lists. */
export function maxValuesOf(limitBytes: number): number {
  return Math.floor(limitBytes / BYTES_PER_VALUE);
}

/** Refuses JSON with too many values or levels, before a schema checks it.
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

/** The first issues, up to the limit of an answer, each truncated. */
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
