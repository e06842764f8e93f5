import * as z from "zod";
import { FORM_CHECK } from "#domain/records/record-form-schema.ts";
import { parseSent } from "./parse-sent.server.ts";

/** Reads a form or a query string by the fields of a schema. A boolean is a checkbox, true when it was sent. An array
 *  gets all values of its name, other fields get the first. Line breaks are normalised, and texts are cut to the
 *  schema's maximum length. A missing field is undefined if it is optional or has a default, null if it is nullable,
 *  otherwise an empty text.
 *  @throws DomainError INVALID_BODY for values that the schema refuses */
export function readForm<Schema extends z.ZodObject>(
  schema: Schema,
  sent: FormData | URLSearchParams,
): z.output<Schema> {
  const shape: z.core.$ZodShape = schema.shape;
  const read = Object.entries(shape).map(([name, field]) => [name, valueOf(sent, name, field)]);
  return parseSent(schema, Object.fromEntries(read));
}

/** Reads the query string of a request's address like `readForm`. */
export function readQuery<Schema extends z.ZodObject>(
  schema: Schema,
  { url }: Pick<Request, "url">,
): z.output<Schema> {
  return readForm(schema, new URL(url).searchParams);
}

function valueOf(sent: FormData | URLSearchParams, name: string, field: z.core.$ZodType): unknown {
  if (field === FORM_CHECK) return String(sent.has(name));
  const { core, missing } = coreOf(field);
  const values: FormDataEntryValue[] = sent.getAll(name);
  if (core instanceof z.ZodBoolean) return values.length > 0;
  if (core instanceof z.ZodFile) return values.find((value) => value instanceof File && value.name !== "");
  const texts = values
    .filter((value) => typeof value === "string")
    .map((text) => text.replaceAll("\r\n", "\n"));
  if (core instanceof z.ZodArray) return texts.map((text) => cut(text, coreOf(core.element).core));
  return texts[0] === undefined ? missing : cut(texts[0], core);
}

/** The schema inside its wrappers (optional, default, nullable, pipe), and the value of a missing field. */
function coreOf(field: z.core.$ZodType): { core: z.core.$ZodType; missing: unknown } {
  let [core, missing]: [z.core.$ZodType, unknown] = [field, ""];
  for (;;) {
    if (core instanceof z.ZodOptional || core instanceof z.ZodDefault) missing = undefined;
    if (core instanceof z.ZodNullable) missing = null;
    if (core instanceof z.ZodPipe) core = core.in;
    else if ("innerType" in core._zod.def) core = core._zod.def.innerType as z.core.$ZodType;
    else return { core, missing };
  }
}

function cut(text: string, schema: z.core.$ZodType): string {
  return schema instanceof z.ZodString ? text.slice(0, schema.maxLength ?? undefined) : text;
}
