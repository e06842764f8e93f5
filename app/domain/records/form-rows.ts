/** A row of a list in a form: texts, with a unique key. */
export type FormRow = Readonly<Record<string, string>> & { readonly key: string };

/** Prefix of the keys of unsaved rows. */
const NEW = "new-";

/** Conversion of one kind of row to and from text, because each row is one text in a form. */
export interface FormRows<Row extends FormRow> {
  /** Names of its fields, the key first. */
  fields: readonly (keyof Row & string)[];
  write: (row: Row) => string;
  /** Parses a text written by `write`. */
  read: (text: string) => Row;
  /** An empty row.
   *  @param place - number that makes its key unique */
  blank: (place: number) => Row;
  /** The first number from `from` on whose empty row has an unused key. */
  freePlace: (keys: readonly string[], from: number) => number;
}

/** Creates the conversion for rows with the fields of an empty row.
 *  @param values - initial values of a row, in the order in which its fields are written */
export function formRows<Row extends FormRow>(values: Omit<Row, "key">): FormRows<Row> {
  const fields: readonly (keyof Row & string)[] = ["key", ...Object.keys(values)];
  const keyOf = (place: number) => `${NEW}${String(place)}`;
  return {
    fields,
    write: (row) => JSON.stringify(fields.map((field) => row[field])),
    read(text) {
      const written = JSON.parse(text) as string[];
      return Object.fromEntries(fields.map((field, index) => [field, written[index] ?? ""])) as Row;
    },
    blank: (place) => ({ key: keyOf(place), ...values }) as Row,
    freePlace(keys, from) {
      let place = from;
      while (keys.includes(keyOf(place))) place += 1;
      return place;
    },
  };
}

/** The id in a row's key; null for an unsaved row. */
export function storedIdOf({ key }: FormRow): string | null {
  return key.startsWith(NEW) ? null : key;
}
