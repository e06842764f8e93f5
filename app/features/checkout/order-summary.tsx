import { Link, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_SALE_TEXTS } from "#copy/checkout-sale.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import { formatCents } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";
import { SumRows } from "./sum-rows.tsx";

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
  center,
  daysToDeliver,
  isSaving,
}: {
  lines: readonly SummaryLine[];
  sale: SaleView;
  shippingType: "CIF" | "FOB";
  /** Whether the amounts are being asked for again. */
  isQuoting: boolean;
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
      {sale.totals.totalCents === null ? (
        <p className="app-step__hint">{CHECKOUT_PAGE_TEXTS.hiddenPrice}</p>
      ) : (
        <SumRows
          totals={sale.totals}
          couponCode={sale.couponCode}
          isDefaultDiscount={sale.hasDefaultDiscount}
          isFreightHidden={shippingType === "CIF" && sale.totals.freightCents === null}
        />
      )}
      <p className="gs-visually-hidden" role="status">
        {isQuoting ? CHECKOUT_SALE_TEXTS.recalculating : ""}
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
          `${fill(CHECKOUT_PAGE_TEXTS.deliveryTime, { days: String(daysToDeliver) })}. `}
        <ChangeCenterLink />
      </p>
    </aside>
  );
}
