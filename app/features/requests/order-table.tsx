import { Link } from "@remix-run/react";
import { ORDERS_TEXTS } from "#copy/portal.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { InstantText } from "#app/components/format-text.tsx";
import { PaymentBadge } from "#app/components/payment-badge.tsx";
import { PriceText } from "./price-text.tsx";

export interface OrderRow {
  id: string;
  code: string;
  name: string;
  integratorName: string;
  dealStatus: { name: string; color: string };
  paymentStatus: PaymentStatus;
  /** Null for who may not see prices. */
  totalCents: number | null;
  totalPowerW: number;
  createdAt: string;
}

/** Orders, one a row; on a phone, one a card. */
export function OrderTable({
  orders,
  side,
}: {
  orders: readonly OrderRow[];
  side: "integrator" | "distributor";
}) {
  return (
    <div className="app-table-frame">
      <table className="app-table">
        <thead>
          <tr>
            <th scope="col">{ORDERS_TEXTS.code}</th>
            <th scope="col">{ORDERS_TEXTS.name}</th>
            {side === "distributor" && <th scope="col">{ORDERS_TEXTS.company}</th>}
            <th scope="col">{ORDERS_TEXTS.status}</th>
            <th scope="col">{ORDERS_TEXTS.payment}</th>
            <th scope="col" className="app-number">
              {ORDERS_TEXTS.power}
            </th>
            <th scope="col" className="app-number">
              {ORDERS_TEXTS.total}
            </th>
            <th scope="col">{ORDERS_TEXTS.createdAt}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td data-label={ORDERS_TEXTS.code} className="app-table__code">
                {order.code}
              </td>
              <th scope="row" data-label={ORDERS_TEXTS.name}>
                <Link to={`/requests/detail/${order.id}`} prefetch="intent" className="app-table__link">
                  {order.name}
                </Link>
              </th>
              {side === "distributor" && <td data-label={ORDERS_TEXTS.company}>{order.integratorName}</td>}
              <td data-label={ORDERS_TEXTS.status}>{order.dealStatus.name}</td>
              <td data-label={ORDERS_TEXTS.payment}>
                <PaymentBadge status={order.paymentStatus} side={side} />
              </td>
              <td data-label={ORDERS_TEXTS.power} className="app-number">
                {formatPowerKwp(order.totalPowerW)}
              </td>
              <td data-label={ORDERS_TEXTS.total} className="app-number">
                <PriceText cents={order.totalCents} />
              </td>
              <td data-label={ORDERS_TEXTS.createdAt}>
                <InstantText value={order.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What to do when there are no orders. */
export function NoOrders({ canBuy }: { canBuy: boolean }) {
  return (
    <div className="gs-empty">
      <p className="gs-empty__title">{ORDERS_TEXTS.empty}</p>
      <p className="gs-empty__help">{ORDERS_TEXTS.emptyHint}</p>
      {canBuy && (
        <Link className="gs-button gs-button--primary" to="/kitsIntegrator">
          {ORDERS_TEXTS.emptyAction}
        </Link>
      )}
    </div>
  );
}
