import { KIT_CARD_TEXTS } from "#copy/kits/kit-card.ts";
import type { KitAnswer } from "#domain/design/design-answer.ts";
import { formatCents } from "#domain/shared/format.ts";
import { formatPerWp } from "#domain/shared/format-per-wp.ts";

/** Price of a kit, in total and by watt.
 *  @param note - why the price may be out of date; null when it is current */
export function KitPrice({ kit: { priceCents, powerW }, note }: { kit: KitAnswer; note: string | null }) {
  if (priceCents === undefined) {
    return <p className="gs-kit-card__price gs-kit-card__price--absent">{KIT_CARD_TEXTS.priceOnRequest}</p>;
  }
  return (
    <p className="gs-kit-card__price" data-pending={note !== null || undefined}>
      <strong>{formatCents(priceCents)}</strong>
      <span>{note ?? formatPerWp(priceCents, powerW)}</span>
    </p>
  );
}
