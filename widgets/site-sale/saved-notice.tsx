import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { SITE_SALE_TEXTS as TEXTS } from "#copy/widgets.ts";
import type { SiteRequestAnswer } from "#domain/widget-keys/site-sale-schema.ts";
import { CheckIcon } from "#widgets/icons/outline-icons.tsx";

/** What was saved, and the payment of an order.
 *  @param props.checkout - the payment; without it, a link to its page */
export function SavedNotice({
  saved,
  payUrl,
  checkout,
  another,
  onAnother,
}: {
  saved: SiteRequestAnswer;
  payUrl: string;
  checkout?: ReactNode;
  /** Text of the button that leads back to the kits. */
  another: string;
  onAnother: () => void;
}) {
  const isOrder = saved.type === "order";
  return (
    <section className="gs-purchase">
      <div className="gs-panel gs-purchase__part" role="status">
        <h3 className="gs-panel__title" tabIndex={-1}>
          <CheckIcon />
          {fill(isOrder ? TEXTS.orderSaved : TEXTS.budgetSaved, { code: saved.code })}
        </h3>
        <p>{isOrder ? TEXTS.orderSavedHelp : TEXTS.budgetSavedHelp}</p>
        {isOrder && checkout === undefined && (
          <a className="gs-button gs-button--primary gs-button--large" href={payUrl} target="_top">
            {TEXTS.pay}
          </a>
        )}
      </div>
      {isOrder && checkout}
      <div className="gs-purchase__ways">
        <button type="button" className="gs-button" onClick={onAnother}>
          {another}
        </button>
      </div>
    </section>
  );
}
