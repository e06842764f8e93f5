import { DASHBOARD_TEXTS } from "#copy/dashboard.ts";
import { HIDDEN_PRICE_TEXTS } from "#copy/requests/hidden-price.ts";
import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import type { Dashboard } from "#domain/dashboard/dashboard-schema.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { ShareBar } from "#app/ui/charts/share-bar.tsx";

type Orders = NonNullable<Dashboard["orders"]>;
type StatusSum = Orders["statuses"][number];

const count = (value: number) => formatNumber(value);

function moneyText(cents: number | null): string {
  return cents === null ? HIDDEN_PRICE_TEXTS.mark : formatCents(cents);
}

/** Requests of the period by status, each in its own colour. */
export function StatusShares({
  title,
  statuses,
  emptyText,
}: {
  title: string;
  statuses: readonly StatusSum[];
  emptyText: string;
}) {
  return (
    <ShareBar
      title={title}
      partName={DASHBOARD_TEXTS.status}
      columns={[DASHBOARD_TEXTS.money]}
      valueName={DASHBOARD_TEXTS.amount}
      emptyText={emptyText}
      format={count}
      parts={statuses.map(({ id, name, color, count: value, totalCents }) => ({
        id,
        label: name,
        value,
        color,
        facts: [moneyText(totalCents)],
      }))}
    />
  );
}

/** Orders of the period by status of payment. */
export function PaymentShares({ payments }: Pick<Orders, "payments">) {
  const ordered = PAYMENT_STATUSES.flatMap((status) =>
    payments.filter(({ paymentStatus }) => paymentStatus === status),
  );
  return (
    <ShareBar
      title={DASHBOARD_TEXTS.payments}
      partName={DASHBOARD_TEXTS.status}
      columns={[DASHBOARD_TEXTS.money]}
      valueName={DASHBOARD_TEXTS.amount}
      emptyText={DASHBOARD_TEXTS.noOrders}
      format={count}
      parts={ordered.map(({ paymentStatus, count: value, totalCents }) => ({
        id: paymentStatus,
        label: PAYMENT_STATUS_LABELS[paymentStatus].distributor,
        value,
        color: PAYMENT_COLORS[paymentStatus],
        facts: [moneyText(totalCents)],
      }))}
    />
  );
}

const PAYMENT_COLORS = {
  notRequested: "var(--gs-info)",
  requested: "var(--gs-warn-mark)",
  received: "var(--gs-ok)",
  cancelled: "var(--gs-danger)",
} as const;

/** The companies that bought the most, and the sum of all others; by power where prices are not shown. */
export function BestIntegrators({ orders }: { orders: Orders }) {
  const { bestIntegrators, sold } = orders;
  const isMoney = sold.now.totalCents !== null;
  const valueOf = ({ totalCents, powerW }: { totalCents: number | null; powerW: number }) =>
    totalCents ?? powerW;
  const known = bestIntegrators.reduce((sum, one) => sum + valueOf(one), 0);
  const rest = valueOf(sold.now) - known;
  const knownCount = bestIntegrators.reduce((sum, one) => sum + one.count, 0);
  const parts = bestIntegrators.map((one) => ({
    id: one.id,
    label: one.name,
    value: valueOf(one),
    facts: [count(one.count)],
  }));
  const others = {
    id: "others",
    label: DASHBOARD_TEXTS.others,
    value: rest,
    color: "var(--gs-field-line)",
    facts: [count(sold.now.count - knownCount)],
  };
  return (
    <ShareBar
      title={DASHBOARD_TEXTS.bestIntegrators}
      partName={DASHBOARD_TEXTS.integrator}
      columns={[DASHBOARD_TEXTS.orders]}
      valueName={isMoney ? DASHBOARD_TEXTS.money : DASHBOARD_TEXTS.powerColumn}
      emptyText={DASHBOARD_TEXTS.noOrders}
      format={isMoney ? formatCents : formatPowerKwp}
      parts={rest > 0 ? [...parts, others] : parts}
    />
  );
}
