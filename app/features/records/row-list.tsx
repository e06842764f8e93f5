import "#app/ui/order-list.css";
import { type ReactNode, useEffect, useState } from "react";
import type { FormRow, FormRows } from "#domain/records/form-rows.ts";
import { OrderList } from "#app/ui/order-list.tsx";
import { Button } from "#app/ui/button.tsx";

/** Props of a row's fields. */
export interface RowFieldsProps<Row extends FormRow> {
  row: Row;
  /** Name of the row, or its default title. */
  title: string;
  /** Error codes by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

export interface RowListProps<Row extends FormRow> {
  kind: FormRows<Row>;
  /** The rows as their form holds them, and as they were when the errors were found. */
  texts: readonly string[];
  sent: readonly string[];
  /** Error codes of the whole form, and the field that holds the rows. */
  errors: Readonly<Record<string, string>>;
  name: string;
  /** The field with the row's name, which gets the focus in a new row. */
  nameField: keyof Row & string;
  /** Title of a row without a name. */
  unnamed: (position: number) => string;
  addLabel: string;
  /** Number of rows, at most. */
  most: number;
  onChange: (texts: string[]) => void;
  children: (props: RowFieldsProps<Row>) => ReactNode;
}

/** Sortable rows of a form's list, which can be edited, moved, added and removed. Before JavaScript the buttons
 *  ask the server (`changedRows`). Ids of a row's fields begin with its key: `new-1-name`. */
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

/** Error codes of a row, by field. */
function errorsOf(
  errors: Readonly<Record<string, string>>,
  name: string,
  index: number,
): Record<string, string> {
  const prefix = `${name}.${String(index)}.`;
  const own = Object.entries(errors).filter(([field]) => index >= 0 && field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, code]) => [field.slice(prefix.length), code]));
}
