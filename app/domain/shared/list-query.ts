import * as z from "zod";

/** A filter of a list: an empty form field is none. */
export function filterOf<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

/** Reads the query of a list from an address, for a page. Invalid and unknown fields are ignored.
 *  @param given - fields that are not in the address */
export function readListQuery<Schema extends z.ZodObject>(
  schema: Schema,
  params: { get(name: string): string | null },
  given: Partial<z.input<Schema>> = {},
): z.output<Schema> {
  const known = Object.keys(schema.shape).flatMap((name) => {
    const value = params.get(name);
    if (name in given || value === null) return [];
    return schema.safeParse({ ...given, [name]: value }).success ? [[name, value]] : [];
  });
  return schema.parse({ ...Object.fromEntries(known), ...given });
}
