/** A row of a list in a form as its fields hold it: texts, under a key that tells it from the others. */
export type FormRow = Readonly<Record<string, string>> & { readonly key: string };

/** First part of the keys of rows that are not stored yet. */
const NEW = "new-";

/** How rows of one kind stand in a form: each as one text, so that forms of records know their lists. */
export interface FormRows<Row extends FormRow> {
  /** Names of its fields, the key first. */
  fields: readonly (keyof Row & string)[];
  write: (row: Row) => string;
  /** The row behind a text of `write`. */
  read: (text: string) => Row;
  /** A row that is not filled in yet.
   *  @param place - tells it from other new ones */
  blank: (place: number) => Row;
  /** The first place from one on whose blank row none of these has the key of. */
  freePlace: (keys: readonly string[], from: number) => number;
}

/** Rows of the fields that a blank one has.
 *  @param values - what a new row begins with, in the order in which its fields are written */
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

/** The id behind a row's key; null for a row that is not stored yet. */
export function storedIdOf({ key }: FormRow): string | null {
  return key.startsWith(NEW) ? null : key;
}
