import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_TEXTS, PART_TEXTS } from "#copy/widgets.ts";
import type { OrderDetails, OrderPayment } from "#domain/payments/checkout-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { classNames } from "#widgets/class-names.ts";
import { CheckIcon } from "#widgets/icons/outline-icons.tsx";

/** Down payment and rest of an order that is paid in parts, with what of them is paid and what is to be paid now; of another
 *  of which a part was paid, what is left. */
export function PaymentParts({
  order: { downPaymentCents, totalCents, methods },
  next,
}: {
  order: OrderDetails;
  next: NonNullable<OrderPayment["next"]>;
}) {
  const [method] = methods;
  const isDown = next.part === "downPayment";
  const parts =
    downPaymentCents === 0
      ? []
      : [
          { label: PART_TEXTS.downPayment, cents: downPaymentCents, isNow: isDown },
          {
            label: method === undefined ? CHECKOUT_TEXTS.total : PART_TEXTS.rest[method],
            ...{ cents: totalCents - downPaymentCents, isNow: !isDown },
          },
        ];
  return (
    <>
      {!isDown && (
        <p className="gs-confirmation">
          <CheckIcon />
          {downPaymentCents > 0 ? PART_TEXTS.received : PART_TEXTS.partReceived}
        </p>
      )}
      {parts.length > 0 && (
        <dl className="gs-receipt">
          {parts.map(({ label, cents, isNow }) => (
            <div key={label} className="gs-receipt__line" aria-current={isNow ? "step" : undefined}>
              <dt>{label}</dt>
              <dd className={classNames(isNow && "gs-receipt__sum")}>{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="gs-panel__help">
        {fill(isDown ? PART_TEXTS.downPaymentHelp : PART_TEXTS.restHelp, {
          amount: formatCents(next.amountCents),
        })}
      </p>
    </>
  );
}
