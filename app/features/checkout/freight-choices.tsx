import "./checkout.css";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { freightPrice, freightTime } from "./freight-words.ts";
import type { CheckoutFreight, FreightOption } from "./use-checkout-freight.ts";
import { Button } from "#app/ui/button.tsx";
import { Tick } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** The freights of a delivery with price and day, or the reason why there are none. */
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
        <p className="app-row app-row--between app-freight">
          <Words option={chosen} isDated={isDated} />
        </p>
      )}
      {isSent && options.length > 1 && (
        <div className="app-stack app-gap-8" role="radiogroup" aria-label={TEXTS.freightOptions}>
          {options.map((option) => (
            <label key={option.id} className="app-choice app-freight">
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
              <Words option={option} isDated={isDated} />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

/** Name and day of a freight at the left, its price at the right. */
function Words({ option, isDated }: { option: FreightOption; isDated: boolean }) {
  return (
    <>
      <span className="app-freight__words">
        {option.name !== "" && <strong>{option.name}</strong>}
        <small>{freightTime(option, isDated)}</small>
      </span>
      <span className="app-number">{freightPrice(option)}</span>
    </>
  );
}
