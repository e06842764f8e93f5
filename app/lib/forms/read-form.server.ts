import { z } from "zod";
import { FORM_CHECK } from "#domain/records/record-form-schema.ts";
import { parseSent } from "./parse-sent.server.ts";

/** What a form or an address sent, as a schema names its fields. A boolean is a box, ticked when it was sent; an array
 *  takes all values of its name, anything else the first. Lines end in one way, and a text is cut to what its schema
 *  takes. A field that is missing is empty, or what its schema gives for one that is optional or has a default.
 *  @throws DomainError INVALID_BODY for what the schema refuses */
export function readForm<Schema extends z.ZodObject>(
  schema: Schema,
  sent: FormData | URLSearchParams,
): z.output<Schema> {
  const shape: z.core.$ZodShape = schema.shape;
  const read = Object.entries(shape).map(([name, field]) => [name, valueOf(sent, name, field)]);
  return parseSent(schema, Object.fromEntries(read));
}

/** The same of the address of a request. */
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

/** The schema below whatever is wrapped around it, and what stands for a missing value. */
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
