import { CHECKOUT_PAGE_TEXTS, ORDER_DETAIL_TEXTS } from "#copy/portal.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { KitComposition } from "#widgets/index.ts";
import { HiddenPriceHint, PriceText } from "./price-text.tsx";

/** Lines of an order with their composition, and the sum. */
export function OrderItems({ content }: { content: VisibleRequestContent }) {
  const { totals } = content;
  return (
    <div className="gs-panel app-card">
      <h2 className="app-step__title">{ORDER_DETAIL_TEXTS.items}</h2>
      <ul className="app-items">
        {content.lines.map((line) => (
          <li key={line.kitOptionId}>
            <div className="app-items__line">
              <span>
                <strong>
                  {line.amount} × {line.name}
                </strong>
                {line.unitPriceCents !== null && (
                  <small>
                    <PriceText cents={line.unitPriceCents} /> {ORDER_DETAIL_TEXTS.unit}
                  </small>
                )}
              </span>
              <span className="app-number">
                <PriceText cents={line.totalCents} />
              </span>
            </div>
            <KitComposition products={line.products} label={ORDER_DETAIL_TEXTS.composition} />
          </li>
        ))}
      </ul>
      <dl className="app-summary__sums">
        <div className="app-sum">
          <dt>{CHECKOUT_PAGE_TEXTS.items}</dt>
          <dd className="app-number">
            <PriceText cents={totals.itemsCents} />
          </dd>
        </div>
        {(totals.freightCents !== null || totals.totalCents === null) && (
          <div className="app-sum">
            <dt>{CHECKOUT_PAGE_TEXTS.freight}</dt>
            <dd className="app-number">
              {totals.freightCents === 0 ? (
                CHECKOUT_PAGE_TEXTS.freeFreight
              ) : (
                <PriceText cents={totals.freightCents} />
              )}
            </dd>
          </div>
        )}
        <div className="app-sum app-sum--total">
          <dt>{CHECKOUT_PAGE_TEXTS.total}</dt>
          <dd className="app-number">
            <PriceText cents={totals.totalCents} />
          </dd>
        </div>
      </dl>
      {totals.totalCents === null && <HiddenPriceHint />}
    </div>
  );
}
