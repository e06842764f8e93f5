import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS } from "#copy/checkout/checkout-sale.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { downPaymentIn } from "#domain/pricing/down-payment.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { formatCents, formatPowerKwp } from "#domain/shared/format.ts";
import { pricePerWpCents } from "#domain/shared/money.ts";

export type ShownTotals = VisibleRequestContent["totals"];

/** Steps from the kits to the total, without steps of zero; the invoice value below. */
export function SumRows({
  totals,
  couponCode,
  isDefaultDiscount,
  isFreightHidden,
  freightNote = null,
  returnedCents = null,
}: {
  totals: ShownTotals;
  couponCode: string | null;
  isDefaultDiscount: boolean;
  /** Whether the freight is included in other amounts instead of shown separately. */
  isFreightHidden: boolean;
  /** Text in place of a freight that is not known yet. */
  freightNote?: string | null;
  /** What cancellations and returns took off the total; null before the first. */
  returnedCents?: number | null;
}) {
  const { installmentsCents, invoiceCents, totalCents, freightCents } = totals;
  const [installment = 0] = installmentsCents;
  const downCents = downPaymentIn({ totalCents, installmentsCents });
  const partCents = totalCents === null && freightNote !== null ? sumBeforeFreight(totals) : null;
  return (
    <dl className="app-summary__sums">
      {totals.powerW > 0 && <Row label={CHECKOUT_PAGE_TEXTS.power} value={formatPowerKwp(totals.powerW)} />}
      <Amount label={CHECKOUT_PAGE_TEXTS.items} cents={totals.itemsCents} />
      <Amount label={TEXTS.extraItems} cents={totals.extraItemsCents} isOptional />
      <Amount label={TEXTS.services} cents={totals.servicesCents} isOptional />
      <Amount label={TEXTS.increase} cents={totals.increaseCents} isOptional />
      <Amount
        label={isDefaultDiscount ? TEXTS.defaultDiscount : TEXTS.decrease}
        cents={negative(totals.decreaseCents)}
        isOptional
      />
      <Amount
        label={fill(TEXTS.couponOf, { code: couponCode ?? "" })}
        cents={negative(totals.couponCents)}
        isOptional
      />
      {isFreightHidden && freightNote === null ? (
        <Row label={CHECKOUT_PAGE_TEXTS.freight} value={TEXTS.freightHidden} />
      ) : (
        <Row
          label={CHECKOUT_PAGE_TEXTS.freight}
          value={freightNote ?? (freightCents ? formatCents(freightCents) : CHECKOUT_PAGE_TEXTS.freeFreight)}
        />
      )}
      <Amount label={TEXTS.condition} cents={totals.paymentConditionCents} isOptional />
      {totalCents !== null && (
        <>
          <Row label={CHECKOUT_PAGE_TEXTS.total} value={formatCents(totalCents)} isTotal />
          <PerWp cents={totalCents} powerW={totals.powerW} />
        </>
      )}
      {totalCents !== null && returnedCents !== null && (
        <>
          <Row label={TEXTS.takenOff} value={formatCents(0 - returnedCents)} />
          <Row label={TEXTS.due} value={formatCents(totalCents - returnedCents)} isTotal />
        </>
      )}
      {partCents !== null && (
        <>
          <Row label={TEXTS.beforeFreight} value={formatCents(partCents)} isTotal />
          <PerWp cents={partCents} powerW={totals.powerW} />
        </>
      )}
      {downCents > 0 && <Row label={TEXTS.downPayment} value={formatCents(downCents)} />}
      {(installmentsCents.length > 1 || downCents > 0) && (
        <Row label="" value={installmentsText(installmentsCents.length, installment)} />
      )}
      <Amount label={TEXTS.companyServiceRow} cents={totals.companyServiceCents} isOptional />
      {invoiceCents !== null && invoiceCents !== totalCents && (
        <Row label={TEXTS.invoiceRow} value={formatCents(invoiceCents)} />
      )}
    </dl>
  );
}

/** A total by watt, below it; nothing for a purchase without power. */
function PerWp({ cents, powerW }: { cents: number; powerW: number }) {
  if (powerW === 0) return null;
  const price = formatCents(pricePerWpCents({ priceCents: cents, powerW }));
  return <Row label={TEXTS.perWpLabel} value={fill(TEXTS.perWp, { price })} />;
}

/** @example installmentsText(10, 12_345) // "10× de R$ 123,45" */
export function installmentsText(count: number, cents: number): string {
  return fill(TEXTS.installments, { count: String(count), price: formatCents(cents) });
}

function negative(cents: number | null): number | null {
  return cents === null ? null : 0 - cents;
}

/** A step of the total; left out when it is hidden or zero. */
function Amount({
  label,
  cents,
  isOptional = false,
}: {
  label: string;
  cents: number | null;
  isOptional?: boolean;
}) {
  if (cents === null || (isOptional && cents === 0)) return null;
  return <Row label={label} value={formatCents(cents)} />;
}

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? "app-sum app-sum--total" : "app-sum"}>
      <dt>{label}</dt>
      <dd className="app-number">{value}</dd>
    </div>
  );
}
