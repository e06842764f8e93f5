import "./checkout.css";
import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS } from "#copy/checkout/checkout-sale.ts";
import { CHECKOUT_TEXTS } from "#copy/checkout/checkout.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { paymentText } from "#domain/checkout/checkout-fields.ts";
import type { PaymentView } from "#domain/requests/sale-view.ts";
import { formatCents } from "#domain/shared/format.ts";
import { installmentsText } from "../requests/sum-rows.tsx";
import { AdjustPart, type AdjustPartProps } from "./adjust-part.tsx";
import { useCheckoutForm } from "./checkout-form.ts";
import { listed, TOLD_SEPARATOR } from "./listed.ts";
import { Step } from "./step.tsx";
import { Tick } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** How the purchase is paid, and what changes its price: coupon, discount, increase, the integrator's own service. */
export function PaymentStep({ sale, ...adjusting }: AdjustPartProps) {
  const { state } = useCheckoutForm();
  const { payments, couponCode } = sale;
  const answered = state.payment === null ? null : paymentText(state.payment);
  const chosen = payments.find((one) => valueOf(one) === answered) ?? payments.find((one) => one.isChosen);
  const coupon = couponCode === null ? "" : fill(TEXTS.couponOf, { code: couponCode });
  const told = chosen === undefined ? [] : [wordsOf(chosen).name, chosen.conditionName];
  return (
    <Step form="payment" title={CHECKOUT_TEXTS.payment} told={listed([...told, coupon], TOLD_SEPARATOR)}>
      <PaymentChoices payments={payments} />
      <AdjustPart sale={sale} {...adjusting} />
    </Step>
  );
}

/** The payment methods, each with its conditions below, of which one is chosen. */
function PaymentChoices({ payments }: { payments: readonly PaymentView[] }) {
  if (payments.length === 0) {
    return (
      <NoticeBox tone="warn" className="app-step__wide" role="alert">
        {TEXTS.noPayment}
      </NoticeBox>
    );
  }
  const methods = [...new Set(payments.map(({ methodId }) => methodId))];
  return (
    <div className="app-step__wide app-stack">
      {methods.map((methodId) => (
        <Method key={methodId} choices={payments.filter((one) => one.methodId === methodId)} />
      ))}
    </div>
  );
}

/** A payment method: its description once, above its conditions. */
function Method({ choices }: { choices: readonly PaymentView[] }) {
  const [first] = choices;
  if (first === undefined) return null;
  const isPlain = choices.length === 1 && first.conditionName === "";
  const { name, about } = wordsOf(first);
  return (
    <div className="app-stack app-gap-8 app-pay-method">
      {!isPlain && (
        <p>
          <strong>{name}</strong>
          {about !== "" && <small className="app-subline">{about}</small>}
        </p>
      )}
      <div className="app-choice-row">
        {choices.map((payment) => (
          <label key={valueOf(payment)} className="app-choice">
            <Tick type="radio" name="payment" value={valueOf(payment)} defaultChecked={payment.isChosen} />
            <span>
              <strong>
                {payment.conditionName === "" ? (
                  name
                ) : (
                  <>
                    <span className="gs-visually-hidden">{name} · </span>
                    {payment.conditionName}
                  </>
                )}
              </strong>
              <PaymentTerms payment={payment} />
              {isPlain && about !== "" && <small>{about}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

function PaymentTerms({ payment }: { payment: PaymentView }) {
  const { installments, downPaymentCents, installmentCents, totalCents } = payment;
  if (installmentCents === null || totalCents === null) return null;
  const total = formatCents(totalCents);
  const rest = installmentsText(installments, installmentCents);
  if (downPaymentCents) {
    const plan = fill(TEXTS.withDownPayment, { down: formatCents(downPaymentCents), rest });
    return <small>{fill(TEXTS.withTotal, { installments: plan, total })}</small>;
  }
  return <small>{installments > 1 ? fill(TEXTS.withTotal, { installments: rest, total }) : total}</small>;
}

/** A distributor without payment methods of its own sells by Pix. */
function wordsOf({ methodId, methodName, description }: PaymentView): { name: string; about: string } {
  return methodId === null
    ? { name: CHECKOUT_PAGE_TEXTS.pix, about: CHECKOUT_PAGE_TEXTS.pixHint }
    : { name: methodName, about: description };
}

function valueOf({ type, methodId, conditionId }: PaymentView): string {
  return paymentText({ type, method: methodId, condition: conditionId });
}
