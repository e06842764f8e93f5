import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { formatCents } from "#domain/shared/format.ts";
import { PriceText } from "./price-text.tsx";

/** The total of a budget or an order as it was agreed, and below it what cancellations and returns took off. */
export function TotalText({
  totalCents,
  returnedCents,
}: {
  /** Null for people who may not see prices. */
  totalCents: number | null;
  /** Null before the first return, and where the total is. */
  returnedCents: number | null;
}) {
  return (
    <>
      <PriceText cents={totalCents} />
      {returnedCents !== null && (
        <small className="app-subline" title={TEXTS.takenOff}>
          <span className="gs-visually-hidden">{TEXTS.takenOff}: </span>
          {formatCents(0 - returnedCents)}
        </small>
      )}
    </>
  );
}
