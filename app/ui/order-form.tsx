import "./order-list.css";
import { Form, useSubmit } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { ORDER_LIST_TEXTS as TEXTS } from "#copy/ui/lists.ts";
import { followOrder } from "#app/lib/lists/list-order.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { OrderList } from "./order-list.tsx";
import { SaveBar } from "./save-bar.tsx";
import { HiddenField } from "./input.tsx";

export interface OrderFormProps<Row extends { id: string }> {
  /** Rows in the saved order. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Renders a row; positions start at zero. Buttons with a name submit the form. */
  children: (row: Row, place: number) => ReactNode;
  /** Preview of the order, beside the list. */
  aside?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Text while the order is not saved. */
  changed?: string;
  /** Hidden fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Whether another query of the same page is another list. */
  isInSearch?: boolean;
}

/** A sortable list with a form. The order is saved as a whole, as `before` and `after` (`readOrder`); entries that
 *  are added or removed in between keep their position. */
export function OrderForm<Row extends { id: string }>({
  rows,
  nameOf,
  children,
  aside,
  changed = TEXTS.changed,
  fields = {},
  isInSearch = false,
}: OrderFormProps<Row>) {
  const saved = rows.map(({ id }) => id);
  const [wanted, setWanted] = useState<readonly string[]>(saved);
  const submit = useSubmit();
  const ids = followOrder(wanted, saved);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isDirty = ids.join() !== saved.join();
  const discard = () => {
    setWanted(saved);
  };
  return (
    <>
      <Form
        method="post"
        preventScrollReset
        className="app-order-form"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter instanceof HTMLButtonElement && submitter.name !== "") return;
          event.preventDefault();
          const data = new FormData();
          for (const [name, value] of Object.entries(fields)) data.set(name, value);
          for (const id of saved) data.append("before", id);
          for (const id of ids) data.append("after", id);
          submit(data, { method: "post", preventScrollReset: true });
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <HiddenField key={name} name={name} value={value} />
        ))}
        {saved.map((id) => (
          <HiddenField key={id} name="before" value={id} />
        ))}
        <OrderList ids={ids} nameOf={(id) => rowText(byId.get(id), nameOf)} onChange={setWanted}>
          {(id) => {
            const row = byId.get(id);
            return row && children(row, ids.indexOf(id));
          }}
        </OrderList>
        {isDirty && (
          <SaveBar
            text={changed}
            isDirty
            isNew={false}
            labels={{ save: TEXTS.save, saving: TEXTS.saving, discard: TEXTS.discard }}
            onDiscard={discard}
          />
        )}
        <LeaveGuard isDirty={isDirty} isInSearch={isInSearch} message={changed} onLeave={discard} />
      </Form>
      {aside?.(ids.flatMap((id) => byId.get(id) ?? []))}
    </>
  );
}

function rowText<Row>(row: Row | undefined, nameOf: (row: Row) => string): string {
  return row === undefined ? "" : nameOf(row);
}
