import { Link } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { DASHBOARD_TEXTS } from "#copy/portal.ts";
import { PAYMENT_STATUSES, type PaymentStatus } from "#domain/payments/payment-status.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { PaymentBadge } from "#app/components/payment-badge.tsx";
import { NoOrders, type OrderRow, OrderTable } from "./order-table.tsx";
import { HiddenPriceHint, PriceText } from "./price-text.tsx";

export interface OrderDashboardProps {
  name: string;
  side: "integrator" | "distributor";
  groups: readonly {
    paymentStatus: PaymentStatus;
    orders: number;
    totalCents: number | null;
    powerW: number;
  }[];
  newest: readonly OrderRow[];
  canBuy: boolean;
  /** Whether the person sees what orders cost. */
  showsPrices: boolean;
}

/** Orders by payment status, and the newest ones. */
export function OrderDashboard({ name, side, groups, newest, canBuy, showsPrices }: OrderDashboardProps) {
  const ordered = PAYMENT_STATUSES.flatMap((status) =>
    groups.filter((group) => group.paymentStatus === status),
  );
  return (
    <section className="app-dashboard">
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{fill(DASHBOARD_TEXTS.hello, { name })}</h1>
          {!showsPrices && newest.length > 0 && <HiddenPriceHint />}
        </div>
        {canBuy && (
          <Link className="gs-button gs-button--primary" to="/kitsIntegrator" prefetch="intent">
            {DASHBOARD_TEXTS.buyKit}
          </Link>
        )}
      </div>
      {ordered.length > 0 && (
        <ul className="app-figures">
          {ordered.map((group) => (
            <li key={group.paymentStatus} className="gs-panel app-figure">
              <PaymentBadge status={group.paymentStatus} side={side} />
              <strong className="app-figure__value">
                <PriceText cents={group.totalCents} />
              </strong>
              <span className="app-quiet">
                {group.orders} {group.orders === 1 ? DASHBOARD_TEXTS.order : DASHBOARD_TEXTS.orders} ·{" "}
                {formatPowerKwp(group.powerW)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="app-section-head">
        <h2>{DASHBOARD_TEXTS.newest}</h2>
        {newest.length > 0 && <Link to="/requests">{DASHBOARD_TEXTS.all}</Link>}
      </div>
      {newest.length === 0 ? <NoOrders canBuy={canBuy} /> : <OrderTable orders={newest} side={side} />}
    </section>
  );
}
