import "#app/ui/order-list.css";
import { type ReactNode, useEffect, useState } from "react";
import type { FormRow, FormRows } from "#domain/records/form-rows.ts";
import { OrderList } from "#app/ui/order-list.tsx";
import { Button } from "#app/ui/button.tsx";

/** What the fields of one row are told. */
export interface RowFieldsProps<Row extends FormRow> {
  row: Row;
  /** What the row is called, also while it has no name. */
  title: string;
  /** Code of what is wrong with it, by its field. */
  errors: Readonly<Record<string, string>>;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

export interface RowListProps<Row extends FormRow> {
  kind: FormRows<Row>;
  /** The rows as their form holds them, and as they were when the errors were found. */
  texts: readonly string[];
  sent: readonly string[];
  /** Code of what is wrong with the whole form, by field, and the field that the rows are in. */
  errors: Readonly<Record<string, string>>;
  name: string;
  /** The field that names a row, which has the focus in a new one. */
  nameField: keyof Row & string;
  /** What a row without a name is called. */
  unnamed: (position: number) => string;
  addLabel: string;
  /** How many there may be. */
  most: number;
  onChange: (texts: string[]) => void;
  children: (props: RowFieldsProps<Row>) => ReactNode;
}

/** The rows of a form's list, in an order that people choose: written, moved, added and taken out. Without JavaScript the
 *  buttons ask the server (`changedRows`). The fields of a row have its key before their ids: `new-1-name`. */
export function RowList<Row extends FormRow>({
  kind,
  texts,
  sent,
  errors,
  name,
  nameField,
  unnamed,
  addLabel,
  most,
  onChange,
  children,
}: RowListProps<Row>) {
  const rows = texts.map(kind.read);
  const [place, setPlace] = useState(rows.length);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementById(`${added}-${nameField}`)?.focus();
  }, [added, nameField]);
  const keys = rows.map(({ key }) => key);
  const sentKeys = sent.map((text) => kind.read(text).key);
  const change = (next: readonly Row[]) => {
    onChange(next.map(kind.write));
  };
  const titleOf = (key: string) => {
    const index = keys.indexOf(key);
    const own = rows[index]?.[nameField]?.trim() ?? "";
    return own === "" ? unnamed(index + 1) : own;
  };
  return (
    <>
      <OrderList
        ids={keys}
        nameOf={titleOf}
        onChange={(order) => {
          change(order.flatMap((key) => rows[keys.indexOf(key)] ?? []));
        }}
      >
        {(key) => {
          const row = rows[keys.indexOf(key)];
          return (
            row &&
            children({
              row,
              title: titleOf(key),
              errors: errorsOf(errors, name, sentKeys.indexOf(key)),
              onChange(changed) {
                change(rows.map((one) => (one.key === key ? changed : one)));
              },
              onRemove() {
                change(rows.filter((one) => one.key !== key));
              },
            })
          );
        }}
      </OrderList>
      {rows.length < most && (
        <Button
          type="submit"
          name="intent"
          value="add"
          className="app-order-list__add"
          onClick={(event) => {
            event.preventDefault();
            const free = kind.freePlace(keys, place);
            const row = kind.blank(free);
            setPlace(free + 1);
            change([...rows, row]);
            setAdded(row.key);
          }}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}

/** What is wrong with one row, by its field. */
function errorsOf(
  errors: Readonly<Record<string, string>>,
  name: string,
  index: number,
): Record<string, string> {
  const prefix = `${name}.${String(index)}.`;
  const own = Object.entries(errors).filter(([field]) => index >= 0 && field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, code]) => [field.slice(prefix.length), code]));
}
