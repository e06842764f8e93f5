/** Values of a form's fields by name, as a device keeps them. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** What can be written into one; null leaves it out. */
export type Written = string | boolean | readonly string[] | null;

/** How a yes and a no are written. */
export const YES = "yes";
const NO = "no";

export interface FieldReader {
  /** The first value, or nothing. */
  text(name: string): string;
  all(name: string): readonly string[];
  /** Null where nobody said. */
  flag(name: string): boolean | null;
  names: readonly string[];
}

/** Reads fields by their names; one that is not there counts as blank. */
export function readerOf(fields: Fields): FieldReader {
  const all = (name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? []) : []);
  const text = (name: string) => all(name)[0] ?? "";
  return {
    all,
    text,
    flag(name) {
      const value = text(name);
      return value === YES ? true : value === NO ? false : null;
    },
    names: Object.keys(fields),
  };
}

/** Fields with what was written: nothing for null and for a blank text. */
export function writeFields(values: Readonly<Record<string, Written>>): Fields {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, valuesOf(value)] as const)
      .filter(([, written]) => written.length > 0),
  );
}

function valuesOf(value: Written): readonly string[] {
  if (value === null || value === "") return [];
  if (typeof value === "boolean") return [value ? YES : NO];
  return typeof value === "string" ? [value] : value;
}
