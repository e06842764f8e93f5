import "./checkout.css";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { formatCents, formatDay } from "#domain/shared/format.ts";
import type { CheckoutFreight, FreightOption } from "./use-checkout-freight.ts";
import { Button } from "#app/ui/button.tsx";
import { Tick } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** The freights of a delivery with cost and time, or the reason why there are none. */
export function FreightChoices({
  freight,
  isDated,
  onChoose,
  onAskAgain,
}: {
  freight: CheckoutFreight;
  /** Whether all units are in stock; if not, the summary says from when the days count. */
  isDated: boolean;
  onChoose: (id: string) => void;
  onAskAgain: () => void;
}) {
  const { status, options, chosen, refusal, shippingType } = freight;
  const isSent = shippingType === "CIF";
  return (
    <div className="app-step__wide" data-freight={status}>
      <p role="status" className={status === "asking" ? "app-quiet" : "gs-visually-hidden"}>
        {status === "asking" && CHECKOUT_PAGE_TEXTS.freightAsking}
      </p>
      {status === "refused" && (
        <NoticeBox as="div" tone="warn" role="alert">
          <p className="app-grow">{refusal ?? CHECKOUT_PAGE_TEXTS.freightRefused}</p>
          <Button onClick={onAskAgain}>{TEXTS.freightAgain}</Button>
        </NoticeBox>
      )}
      {isSent && chosen !== null && options.length === 1 && (
        <p className="app-quiet">{wordsOf(chosen, isDated)}</p>
      )}
      {isSent && options.length > 1 && (
        <div className="app-choice-row" role="radiogroup" aria-label={TEXTS.freightOptions}>
          {options.map((option) => (
            <label key={option.id} className="app-choice">
              <Tick
                type="radio"
                name="freightOption"
                value={option.id}
                data-no-draft
                checked={option.id === chosen?.id}
                onChange={() => {
                  onChoose(option.id);
                }}
              />
              <span>
                {option.name !== "" && <strong>{option.name}</strong>}
                <small>{wordsOf(option, isDated)}</small>
              </span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

function wordsOf({ priceCents, days, deliveryOn }: FreightOption, isDated: boolean): string {
  if (deliveryOn === null) return priceCents === null ? "" : formatCents(priceCents);
  if (!isDated) {
    const term = fill(TEXTS.freightDays, { days: String(days ?? 0) });
    return priceCents === null ? term : `${priceText(priceCents)} · ${term}`;
  }
  const values = { day: formatDay(deliveryOn), days: String(days ?? 0) };
  if (priceCents === null) return fill(TEXTS.freightOptionHidden, values);
  return fill(TEXTS.freightOption, { ...values, price: priceText(priceCents) });
}

function priceText(priceCents: number): string {
  return priceCents === 0 ? CHECKOUT_PAGE_TEXTS.freeFreight : formatCents(priceCents);
}
