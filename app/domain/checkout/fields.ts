/** Values of a form's fields by name, as the device keeps them. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** A value to write into a field; null leaves the field out. */
export type Written = string | boolean | readonly string[] | null;

/** Texts of yes and no. */
export const YES = "yes";
const NO = "no";

export interface FieldReader {
  /** The first value, or an empty text. */
  text(name: string): string;
  all(name: string): readonly string[];
  /** Null for an open question. */
  flag(name: string): boolean | null;
  names: readonly string[];
}

/** A reader of fields by name. A missing field reads as blank. */
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

/** Writes values as fields. Null and blank texts are left out. */
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
