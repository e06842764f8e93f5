import { OfferOrder } from "./offer-order.tsx";
import { OfferPage, type OfferPageProps } from "./offer-page.tsx";
import type { OfferRow } from "./offer-row-actions.tsx";
import { OfferWords } from "./offer-words.tsx";

export interface OrderedOffersProps<Row extends OfferRow> extends Pick<
  OfferPageProps,
  "kind" | "title" | "icon" | "fields" | "dialog" | "answer"
> {
  items: readonly Row[];
  auditEntity: string | null;
  /** Notes below the name of an entry. */
  notesOf: (row: Row) => readonly string[];
}

/** Page of a sortable list. */
export function OrderedOffers<Row extends OfferRow>(props: OrderedOffersProps<Row>) {
  const { items, auditEntity, notesOf, ...page } = props;
  return (
    <OfferPage {...page} isEmpty={items.length === 0}>
      <OfferOrder
        rows={items}
        auditEntity={auditEntity}
        nameCell={(row) => <OfferWords row={row} notes={notesOf(row)} />}
      />
    </OfferPage>
  );
}
