import { fill } from "#copy/fill.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS } from "#copy/checkout-sale.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import type { PaymentView } from "#domain/requests/sale-view.ts";
import { formatCents } from "#domain/shared/format.ts";
import { paymentValue } from "./sale-form.ts";

/** Ways to pay with their conditions, one of which is picked. */
export function PaymentChoices({ payments }: { payments: readonly PaymentView[] }) {
  if (payments.length === 0) {
    return (
      <p className="gs-notice gs-notice--warn app-step__wide" role="alert">
        {TEXTS.noPayment}
      </p>
    );
  }
  return (
    <div className="app-choice-row">
      {payments.map((payment) => (
        <label key={paymentValue(payment)} className="app-choice">
          <input
            type="radio"
            name="payment"
            value={paymentValue(payment)}
            defaultChecked={payment.isChosen}
          />
          <span>
            <strong>{titleOf(payment)}</strong>
            <PaymentTerms payment={payment} />
          </span>
        </label>
      ))}
    </div>
  );
}

function PaymentTerms({ payment }: { payment: PaymentView }) {
  const { installments, installmentCents, totalCents, methodId, description } = payment;
  if (methodId === null) return <small>{CHECKOUT_PAGE_TEXTS.pixHint}</small>;
  return (
    <>
      {installmentCents !== null && totalCents !== null && (
        <small className="app-number">
          {installments > 1
            ? fill(TEXTS.withTotal, {
                installments: installmentsText(installments, installmentCents),
                total: formatCents(totalCents),
              })
            : formatCents(totalCents)}
        </small>
      )}
      {description !== "" && <small>{description}</small>}
    </>
  );
}

/** @example installmentsText(10, 12_345) // "10× de R$ 123,45" */
export function installmentsText(count: number, cents: number): string {
  return fill(TEXTS.installments, { count: String(count), price: formatCents(cents) });
}

function titleOf({ methodId, methodName, conditionName }: PaymentView): string {
  if (methodId === null) return CHECKOUT_PAGE_TEXTS.pix;
  return conditionName === "" ? methodName : `${methodName} · ${conditionName}`;
}
