import "./coupons.css";
import { Link } from "@remix-run/react";
import { COUPON_DETAILS_TEXTS as TEXTS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { fill } from "#copy/shared/fill.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { UsedCoupon } from "#domain/coupons/coupon.ts";
import { formatCents, formatInstant, formatNumber } from "#domain/shared/format.ts";
import { Table } from "#app/ui/table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { periodText, reductionText } from "./coupon-words.tsx";

export interface CouponUseView {
  requestId: string;
  requestCode: string | null;
  requestName: string | null;
  requestType: "budget" | "order" | null;
  integratorName: string | null;
  amountCents: number;
  usedAt: string;
  releasedAt: string | null;
}

export interface CouponFiguresView {
  uses: number;
  released: number;
  amountCents: number;
  integrators: number;
  lastUsedAt: string | null;
}

/** Totals of a coupon's uses so far. */
export function CouponNumbers({
  figures,
  limit,
  timeZone,
}: {
  figures: CouponFiguresView;
  limit: string;
  timeZone: string;
}) {
  const { uses, released, amountCents, integrators, lastUsedAt } = figures;
  const last = lastUsedAt === null ? TEXTS.never : formatInstant(lastUsedAt, timeZone);
  return (
    <dl className="app-grid app-gap-12 app-coupon-figures">
      <Figure title={TEXTS.uses} value={formatNumber(uses)} note={`${TEXTS.limit}: ${limit}`} />
      <Figure title={TEXTS.amount} value={formatCents(amountCents)} />
      <Figure title={TEXTS.integrators} value={formatNumber(integrators)} />
      <Figure title={TEXTS.released} value={formatNumber(released)} note={TEXTS.releasedHint} />
      <Figure title={TEXTS.lastUse} value={last} />
    </dl>
  );
}

function Figure({ title, value, note }: { title: string; value: string; note?: string }) {
  return (
    <Panel as="div">
      <dt>{title}</dt>
      <dd>
        {value}
        {note !== undefined && <small className="app-coupon-note">{note}</small>}
      </dd>
    </Panel>
  );
}

/** Conditions of a coupon. */
export function CouponFacts({ coupon, groups }: { coupon: UsedCoupon; groups: readonly string[] }) {
  const { minimumCents, maxUsesPerIntegrator, purchaseTypes } = coupon;
  const facts: [string, string][] = [
    [COUPONS_TEXTS.reduction, reductionText(coupon)],
    [COUPONS_TEXTS.period, periodText(coupon)],
    [COUPONS_TEXTS.minimum, minimumCents === 0 ? COUPONS_TEXTS.noMinimum : formatCents(minimumCents)],
    [
      COUPONS_TEXTS.usesPerIntegrator,
      maxUsesPerIntegrator === null ? COUPONS_TEXTS.unlimited : formatNumber(maxUsesPerIntegrator),
    ],
    [
      COUPONS_TEXTS.types,
      purchaseTypes.length === 0
        ? COUPONS_TEXTS.allTypes
        : purchaseTypes.map((type) => PURCHASE_TYPE_LABELS[type]).join(", "),
    ],
    [COUPONS_TEXTS.groups, groups.length === 0 ? COUPONS_TEXTS.allGroups : groups.join(", ")],
  ];
  return (
    <Panel className="app-stack app-gap-12 app-coupon-facts" aria-labelledby="coupon-facts">
      <h2 id="coupon-facts" className="app-heading">
        {TEXTS.facts}
      </h2>
      <dl className="app-facts app-facts--columns">
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Requests that used the coupon, newest first.
 *  @param opensOrders - whether the person may open them */
export function CouponUses({
  items,
  timeZone,
  opensOrders,
}: {
  items: readonly CouponUseView[];
  timeZone: string;
  opensOrders: boolean;
}) {
  return (
    <Table
      label={TEXTS.history}
      rows={items}
      keyOf={({ requestId }) => requestId}
      columns={[
        {
          head: TEXTS.request,
          cell: (use) => <RequestName use={use} isLink={opensOrders && use.requestType === "order"} />,
        },
        { head: TEXTS.integrator, cell: ({ integratorName }) => integratorName ?? "–" },
        { head: TEXTS.usedAt, cell: ({ usedAt }) => formatInstant(usedAt, timeZone) },
        {
          head: TEXTS.state,
          cell: ({ releasedAt }) =>
            releasedAt === null
              ? TEXTS.counted
              : fill(TEXTS.givenBack, { at: formatInstant(releasedAt, timeZone) }),
        },
        { head: TEXTS.discount, kind: "number", cell: ({ amountCents }) => formatCents(amountCents) },
      ]}
    />
  );
}

function RequestName({ use, isLink }: { use: CouponUseView; isLink: boolean }) {
  const { requestId, requestCode, requestName } = use;
  if (requestCode === null) return <span className="app-quiet">{TEXTS.requestGone}</span>;
  const name = requestName === null ? requestCode : `${requestCode} · ${requestName}`;
  if (!isLink) return <>{name}</>;
  return (
    <Link to={`${PAGES.OrderDetails.path}/${requestId}`} prefetch="intent" className="app-table__link">
      {name}
    </Link>
  );
}
