import { HIDDEN_PRICE_TEXTS } from "#copy/requests/hidden-price.ts";
import { formatCents } from "#domain/shared/format.ts";

/** An amount of money; for people who may not see it, a dash with the reason. */
export function PriceText({ cents }: { cents: number | null }) {
  if (cents !== null) return formatCents(cents);
  return (
    <span title={HIDDEN_PRICE_TEXTS.hint}>
      <span aria-hidden>{HIDDEN_PRICE_TEXTS.mark}</span>
      <span className="gs-visually-hidden">{HIDDEN_PRICE_TEXTS.hint}</span>
    </span>
  );
}

/** Tells once on a page why amounts are missing. */
export function HiddenPriceHint() {
  return <p className="app-page-hint">{HIDDEN_PRICE_TEXTS.hint}</p>;
}
