import { Link, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_SALE_TEXTS } from "#copy/checkout-sale.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import { formatCents, formatDay } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";
import { SumRows } from "./sum-rows.tsx";
import type { OrderFreightState } from "./use-order-freight.ts";

export interface SummaryLine {
  id: string;
  name: string;
  powerW: number;
  amount: number;
  totalCents: number | null;
}

/** What is bought and what it comes to, with the button that saves. */
export function OrderSummary({
  lines,
  sale,
  shippingType,
  isQuoting,
  freight,
  center,
  daysToDeliver,
  isSaving,
}: {
  lines: readonly SummaryLine[];
  sale: SaleView;
  shippingType: "CIF" | "FOB";
  /** Whether the amounts are being asked for again. */
  isQuoting: boolean;
  freight: OrderFreightState;
  center: { city: string; state: string };
  daysToDeliver: number;
  isSaving: boolean;
}) {
  const [params] = useSearchParams();
  return (
    <aside className="gs-panel app-summary" aria-label={CHECKOUT_PAGE_TEXTS.summary}>
      <h2 className="app-step__title">{CHECKOUT_PAGE_TEXTS.summary}</h2>
      <ul className="app-summary__lines">
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.amount} × {line.name}
            </span>
            {line.totalCents !== null && <span className="app-number">{formatCents(line.totalCents)}</span>}
          </li>
        ))}
      </ul>
      <Link className="app-summary__change" to={`/kitsIntegrator?${params.toString()}`}>
        {CHECKOUT_PAGE_TEXTS.change}
      </Link>
      {sale.totals.itemsCents === null ? (
        <p className="app-step__hint">{CHECKOUT_PAGE_TEXTS.hiddenPrice}</p>
      ) : (
        <SumRows
          totals={sale.totals}
          couponCode={sale.couponCode}
          isDefaultDiscount={sale.hasDefaultDiscount}
          isFreightHidden={shippingType === "CIF" && sale.totals.freightCents === null}
          freightNote={sale.isFreightKnown ? null : freightNote(freight)}
        />
      )}
      <p className="gs-visually-hidden" role="status">
        {isQuoting ? CHECKOUT_SALE_TEXTS.recalculating : ""}
      </p>
      <p
        role="status"
        className={freight.status === "refused" ? "gs-notice gs-notice--warn" : "gs-visually-hidden"}
      >
        {freight.status === "refused" && (freight.refusal ?? CHECKOUT_PAGE_TEXTS.freightRefused)}
      </p>
      <noscript>
        <button type="submit" name="intent" value="quote" className="gs-button">
          {CHECKOUT_SALE_TEXTS.recalculate}
        </button>
      </noscript>
      <BusyButton isBusy={isSaving} label={CHECKOUT_PAGE_TEXTS.save} busyLabel={CHECKOUT_PAGE_TEXTS.saving} />
      <p className="app-step__hint">
        {`${CHECKOUT_PAGE_TEXTS.center} ${center.city} - ${center.state}. `}
        {shippingType === "CIF" &&
          `${
            freight.deliveryOn === null
              ? fill(CHECKOUT_PAGE_TEXTS.deliveryTime, { days: String(daysToDeliver) })
              : fill(CHECKOUT_PAGE_TEXTS.deliveryOn, {
                  day: formatDay(freight.deliveryOn),
                  days: String(freight.days),
                })
          }. `}
        <ChangeCenterLink />
      </p>
    </aside>
  );
}

/** What stands where the freight will: that it is being asked for, or what it waits for. */
function freightNote({ status }: OrderFreightState): string {
  return status === "asking" || status === "quoted"
    ? CHECKOUT_PAGE_TEXTS.freightAsking
    : CHECKOUT_PAGE_TEXTS.freightUnknown;
}
