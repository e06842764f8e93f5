import "./order.css";
import { fill } from "#copy/shared/fill.ts";
import { ORDER_DETAIL_TEXTS } from "#copy/shell/portal.ts";
import { REQUEST_TEXTS } from "#copy/requests/requests.ts";
import { paymentName } from "#domain/payments/request-payment.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { KitComposition } from "#widgets/portal.ts";
import { Panel } from "#app/ui/panel.tsx";
import { SumRows } from "./sum-rows.tsx";
import { HiddenPriceHint, PriceText } from "./price-text.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

/** Lines of an order with their composition, its add-ons, and the steps of the total. */
export function OrderItems({
  content,
  showsFreight,
  returnedCents,
}: {
  content: VisibleRequestContent;
  /** What cancellations and returns took off the total; null before the first. */
  returnedCents: number | null;
  /** Whether the freight is shown separately. */
  showsFreight: boolean;
}) {
  const { totals, extraItems, services, delivery } = content;
  return (
    <Panel as="div" title={ORDER_DETAIL_TEXTS.items} className="app-card">
      <ul className="app-stack">
        {content.lines.map((line) => (
          <li key={line.itemId}>
            <ItemLine item={line} />
            {line.kind === "kit" && line.products.length > 0 && (
              <KitComposition products={line.products} label={ORDER_DETAIL_TEXTS.composition} />
            )}
          </li>
        ))}
        {[...extraItems, ...services].map((item) => (
          <li key={item.id}>
            <ItemLine item={item} />
          </li>
        ))}
      </ul>
      {content.payment.methodName !== "" && (
        <p className="app-quiet">{fill(REQUEST_TEXTS.payment, { name: paymentName(content.payment) })}</p>
      )}
      {totals.totalCents === null ? (
        <HiddenPriceHint />
      ) : (
        <SumRows
          totals={totals}
          couponCode={content.coupon?.code ?? null}
          isDefaultDiscount={
            content.defaultDiscountPct !== null && content.valueModifier.decrease.amount === "0"
          }
          isFreightHidden={!showsFreight && delivery.shippingType === "CIF"}
          returnedCents={returnedCents}
          freightNote={delivery.isFreightKnown ? null : REQUEST_TEXTS.freightUnknown}
        />
      )}
    </Panel>
  );
}

function ItemLine({
  item,
}: {
  item: {
    name: string;
    amount: number;
    freeAmount?: number;
    unitPriceCents: number | null;
    totalCents: number | null;
  };
}) {
  return (
    <div className="app-row app-row--top">
      <span className="app-grow">
        <strong>
          {item.amount} × <ShownName parts={[item.name]} />
        </strong>
        {item.unitPriceCents !== null && (
          <small className="app-subline">
            <PriceText cents={item.unitPriceCents} /> {ORDER_DETAIL_TEXTS.unit}
            {item.freeAmount !== undefined && item.freeAmount > 0 && (
              <> · {fill(REQUEST_TEXTS.freeUnits, { count: String(item.freeAmount) })}</>
            )}
          </small>
        )}
      </span>
      <span className="app-number">
        <PriceText cents={item.totalCents} />
      </span>
    </div>
  );
}
