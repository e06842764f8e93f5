import "./coupons.css";
import { Link } from "@remix-run/react";
import { COUPON_DETAILS_TEXTS as TEXTS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { fill } from "#copy/fill.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { UsedCoupon } from "#domain/coupons/coupon.ts";
import { formatCents, formatInstant, formatNumber } from "#domain/shared/format.ts";
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

/** What a coupon came to so far. */
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
    <dl className="app-coupon-figures">
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
    <div className="gs-panel">
      <dt>{title}</dt>
      <dd>
        {value}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** Under what conditions it counts. */
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
    <section className="gs-panel app-coupon-facts" aria-labelledby="coupon-facts">
      <h2 id="coupon-facts">{TEXTS.facts}</h2>
      <dl>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Requests that used a coupon, the newest first.
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
    <div className="app-table-frame">
      <table className="app-table" aria-label={TEXTS.history}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.request}</th>
            <th scope="col">{TEXTS.integrator}</th>
            <th scope="col">{TEXTS.usedAt}</th>
            <th scope="col">{TEXTS.state}</th>
            <th scope="col" className="app-number">
              {TEXTS.discount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((use) => (
            <tr key={use.requestId}>
              <th scope="row" data-label={TEXTS.request}>
                <RequestName use={use} isLink={opensOrders && use.requestType === "order"} />
              </th>
              <td data-label={TEXTS.integrator}>{use.integratorName ?? "–"}</td>
              <td data-label={TEXTS.usedAt}>{formatInstant(use.usedAt, timeZone)}</td>
              <td data-label={TEXTS.state}>
                {use.releasedAt === null
                  ? TEXTS.counted
                  : fill(TEXTS.givenBack, { at: formatInstant(use.releasedAt, timeZone) })}
              </td>
              <td data-label={TEXTS.discount} className="app-number">
                {formatCents(use.amountCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
