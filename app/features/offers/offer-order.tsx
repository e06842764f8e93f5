import "#app/ui/beside.css";
import "#app/ui/order-list.css";
import type { ReactNode } from "react";
import { OrderForm } from "#app/ui/order-form.tsx";
import { type OfferRow, OfferRowActions } from "./offer-row-actions.tsx";

export interface OfferOrderProps<Row extends OfferRow> {
  rows: readonly Row[];
  auditEntity: string | null;
  /** Renders the name, which links to the entry's form. */
  nameCell: (row: Row) => ReactNode;
  /** Preview of the order, beside the list. */
  aside?: (rows: readonly Row[]) => ReactNode;
}

/** A sortable list of entries with their actions. */
export function OfferOrder<Row extends OfferRow>({
  rows,
  auditEntity,
  nameCell,
  aside,
}: OfferOrderProps<Row>) {
  return (
    <div className={aside ? "app-beside" : undefined}>
      <OrderForm rows={rows} nameOf={({ name }) => name} aside={aside}>
        {(row) => (
          <div className="app-record-row">
            <div className="app-record-row__words">{nameCell(row)}</div>
            <OfferRowActions row={row} auditEntity={auditEntity} />
          </div>
        )}
      </OrderForm>
    </div>
  );
}
