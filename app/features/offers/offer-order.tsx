import { Form, useSubmit } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { OrderList } from "#app/components/order-list.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import { type OfferRow, OfferRowActions } from "./offer-row-actions.tsx";

export interface OfferOrderProps<Row extends OfferRow> {
  rows: readonly Row[];
  auditEntity: string | null;
  /** Where an entry is edited. */
  nameCell: (row: Row) => ReactNode;
  /** What comes of the order, beside it. */
  aside?: (rows: readonly Row[]) => ReactNode;
}

/** A list that people put in order. The order is saved as a whole; what comes or goes meanwhile keeps its place. */
export function OfferOrder<Row extends OfferRow>({
  rows,
  auditEntity,
  nameCell,
  aside,
}: OfferOrderProps<Row>) {
  const saved = rows.map(({ id }) => id);
  const [wanted, setWanted] = useState<readonly string[]>(saved);
  const submit = useSubmit();
  const ids = [...wanted.filter((id) => saved.includes(id)), ...saved.filter((id) => !wanted.includes(id))];
  const ordered = ids.flatMap((id) => rows.filter((row) => row.id === id));
  const rowOf = (id: string) => ordered.find((row) => row.id === id);
  const isDirty = ids.join() !== saved.join();
  return (
    <div className={aside ? "app-offer-columns" : undefined}>
      <Form
        method="post"
        preventScrollReset
        className="app-offer-order"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          const isSave = !(submitter instanceof HTMLButtonElement) || submitter.name === "";
          if (!isSave) return;
          event.preventDefault();
          const data = new FormData();
          for (const id of saved) data.append("before", id);
          for (const id of ids) data.append("after", id);
          submit(data, { method: "post", preventScrollReset: true });
        }}
      >
        {saved.map((id) => (
          <input key={id} type="hidden" name="before" value={id} />
        ))}
        <OrderList ids={ids} nameOf={(id) => rowOf(id)?.name ?? ""} onChange={setWanted}>
          {(id) => {
            const row = rowOf(id);
            return (
              row && (
                <div className="app-offer-row">
                  <div className="app-offer-row__words">{nameCell(row)}</div>
                  <OfferRowActions row={row} auditEntity={auditEntity} />
                </div>
              )
            );
          }}
        </OrderList>
        {isDirty && (
          <SaveBar
            text={OFFER_TEXTS.orderChanged}
            isDirty
            isNew={false}
            labels={{
              save: OFFER_TEXTS.saveOrder,
              saving: OFFER_TEXTS.saving,
              discard: OFFER_TEXTS.discardOrder,
            }}
            onDiscard={() => {
              setWanted(saved);
            }}
          />
        )}
        <LeaveGuard
          isDirty={isDirty}
          message={OFFER_TEXTS.orderChanged}
          onLeave={() => {
            setWanted(saved);
          }}
        />
      </Form>
      {aside?.(ordered)}
    </div>
  );
}
