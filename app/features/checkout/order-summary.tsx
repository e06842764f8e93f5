import { Link, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { formatCents, formatDay, formatPowerKwp } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { freightText } from "./order-sums.ts";
import type { OrderFreightState } from "./use-order-freight.ts";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";

export interface SummaryLine {
  id: string;
  name: string;
  powerW: number;
  amount: number;
  totalCents: number | null;
}

export interface Totals {
  itemsCents: number;
  freightCents: number;
  totalCents: number;
  powerW: number;
}

/** What is bought and what it comes to, with the button that saves. */
export function OrderSummary({
  lines,
  totals,
  sums,
  items,
  freight,
  showsFreight,
  shippingType,
  center,
  daysToDeliver,
  isSaving,
}: {
  lines: readonly SummaryLine[];
  totals: object | null;
  /** What it comes to in the chosen way; null while the freight is not known. */
  sums: Totals | null;
  items: Totals | null;
  freight: OrderFreightState;
  showsFreight: boolean;
  shippingType: "CIF" | "FOB";
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
      {totals && items ? (
        <dl className="app-summary__sums">
          <Sum label={CHECKOUT_PAGE_TEXTS.power} value={formatPowerKwp(items.powerW)} />
          <Sum label={CHECKOUT_PAGE_TEXTS.items} value={formatCents(items.itemsCents)} />
          {showsFreight && <Sum label={CHECKOUT_PAGE_TEXTS.freight} value={freightText(sums, freight)} />}
          {sums && <Sum label={CHECKOUT_PAGE_TEXTS.total} value={formatCents(sums.totalCents)} isTotal />}
        </dl>
      ) : (
        <p className="app-step__hint">{CHECKOUT_PAGE_TEXTS.hiddenPrice}</p>
      )}
      <p
        role="status"
        className={freight.status === "refused" ? "gs-notice gs-notice--warn" : "gs-visually-hidden"}
      >
        {freight.status === "refused" && (freight.refusal ?? CHECKOUT_PAGE_TEXTS.freightRefused)}
      </p>
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

function Sum({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? "app-sum app-sum--total" : "app-sum"}>
      <dt>{label}</dt>
      <dd className="app-number">{value}</dd>
    </div>
  );
}
