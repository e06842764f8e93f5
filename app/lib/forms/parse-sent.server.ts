import type * as z from "zod";
import { DomainError } from "#domain/shared/errors.ts";

/** Parses the values of a form by a schema.
 *  @throws DomainError INVALID_BODY naming each field */
export function parseSent<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, code, message }) => ({
    field: path.join("."),
    code,
    message,
  }));
  throw new DomainError("INVALID_BODY", { issues });
}

/** Parses a field that holds JSON; null for any other text. */
export function jsonOf(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === "string" ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
