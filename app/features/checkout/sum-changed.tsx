import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatCents } from "#domain/shared/format.ts";
import { NoticeBox } from "#app/ui/notice.tsx";
import type { ChangedSum } from "./use-confirmed-submit.ts";

/** Tells that the total has changed since the button was pressed, and that nothing was saved. */
export function SumChanged({ fromCents, toCents }: ChangedSum) {
  return (
    <NoticeBox tone="warn" role="alert">
      {fill(TEXTS.priceWasIs, { old: formatCents(fromCents), new: formatCents(toCents) })} {TEXTS.pressAgain}
    </NoticeBox>
  );
}
