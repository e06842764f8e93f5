import { fill } from "#copy/shared/fill.ts";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { KIT_CARD_TEXTS } from "#copy/widgets.ts";
import type { KitAnswer } from "#domain/design/design-answer.ts";
import { formatCents } from "#domain/shared/format.ts";
import { pricePerWpCents } from "#domain/shared/money.ts";

/** Price of a kit, in total and by watt.
 *  @param note - why the price may be out of date; null when it is current */
export function KitPrice({ kit: { priceCents, powerW }, note }: { kit: KitAnswer; note: string | null }) {
  if (priceCents === undefined) {
    return <p className="gs-kit-card__price gs-kit-card__price--absent">{KIT_CARD_TEXTS.priceOnRequest}</p>;
  }
  const perWp =
    powerW > 0 && fill(TEXTS.perWp, { price: formatCents(pricePerWpCents({ priceCents, powerW })) });
  return (
    <p className="gs-kit-card__price" data-pending={note !== null || undefined}>
      <strong>{formatCents(priceCents)}</strong>
      <span>{note ?? perWp}</span>
    </p>
  );
}
