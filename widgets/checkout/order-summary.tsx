import { CHECKOUT_TEXTS, orderCodeText, orderItemsText, orderRecipientText } from "#copy/widgets.ts";
import type { OrderDetails } from "#domain/payments/checkout-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { ChevronDownIcon } from "#widgets/icons/outline-icons.tsx";

/** Summary of the order: code, customer, items and totals. Its title is the page's, unless it is embedded. */
export function OrderSummary({ order, isEmbedded }: { order: OrderDetails; isEmbedded: boolean }) {
  const Title = isEmbedded ? "h2" : "h1";
  const { code, payerFirstName, items, itemsCents, freightCents, totalCents } = order;
  const { adjustmentCents, returnedCents } = order;
  const hasFreight = freightCents > 0;
  return (
    <section part="panel" className="gs-panel gs-order" aria-label={CHECKOUT_TEXTS.order}>
      <Title className="gs-order__title">{orderCodeText(code)}</Title>
      <p className="gs-order__recipient">{orderRecipientText(payerFirstName)}</p>
      {items.length > 0 && (
        <details className="gs-order__items">
          <summary className="gs-order__items-head">
            {orderItemsText(items.length)}
            <ChevronDownIcon />
          </summary>
          <ul className="gs-order__lines">
            {items.map((item, index) => (
              <li key={index} className="gs-order__line">
                <span className="gs-order__amount">{item.amount} ×</span>
                <span>{item.name}</span>
                <span className="gs-order__money">{formatCents(item.totalCents)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <dl className="gs-order__totals">
        {(hasFreight || adjustmentCents !== 0 || returnedCents > 0) && (
          <div className="gs-order__total-line">
            <dt>{CHECKOUT_TEXTS.items}</dt>
            <dd>{formatCents(itemsCents)}</dd>
          </div>
        )}
        {hasFreight && (
          <div className="gs-order__total-line">
            <dt>{CHECKOUT_TEXTS.freight}</dt>
            <dd>{formatCents(freightCents)}</dd>
          </div>
        )}
        {adjustmentCents !== 0 && (
          <div className="gs-order__total-line">
            <dt>{CHECKOUT_TEXTS.adjustment}</dt>
            <dd>{formatCents(adjustmentCents)}</dd>
          </div>
        )}
        {returnedCents > 0 && (
          <div className="gs-order__total-line">
            <dt>{CHECKOUT_TEXTS.returned}</dt>
            <dd>{formatCents(-returnedCents)}</dd>
          </div>
        )}
        <div className="gs-order__total-line gs-order__total-line--sum">
          <dt>{hasFreight ? CHECKOUT_TEXTS.totalWithFreight : CHECKOUT_TEXTS.total}</dt>
          <dd>{formatCents(totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
}
