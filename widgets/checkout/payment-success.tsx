import { useEffect, useRef } from "react";
import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import { PaperLink } from "./payment-panels.tsx";
import { CheckIcon } from "#widgets/icons/outline-icons.tsx";
import { TIME_ZONE } from "./payment-view.ts";

interface PaymentSuccessProps {
  orderCode: string;
  amountCents: number;
  paidAt: string | null;
  receiptUrl: string;
  /** Whether the payment arrived while the page was open; the focus then moves to the news. */
  isNews: boolean;
}

/** Receipt: paid amount and time. */
export function PaymentSuccess({ orderCode, amountCents, paidAt, receiptUrl, isNews }: PaymentSuccessProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);

  return (
    <div className="gs-outcome">
      <span className="gs-outcome__mark gs-outcome__mark--ok">
        <CheckIcon />
      </span>
      <h2 className="gs-outcome__title" ref={title} tabIndex={-1}>
        {PAYMENT_STATUS_LABELS.received.integrator}
      </h2>
      <p className="gs-outcome__help">{CHECKOUT_TEXTS.paidHelp}</p>
      <dl className="gs-receipt">
        <div className="gs-receipt__line">
          <dt>{CHECKOUT_TEXTS.paidAmount}</dt>
          <dd className="gs-receipt__sum">{formatCents(amountCents)}</dd>
        </div>
        {paidAt !== null && (
          <div className="gs-receipt__line">
            <dt>{CHECKOUT_TEXTS.paidAt}</dt>
            <dd>{formatInstant(paidAt, TIME_ZONE)}</dd>
          </div>
        )}
        <div className="gs-receipt__line">
          <dt>{CHECKOUT_TEXTS.paidOrder}</dt>
          <dd>{orderCode}</dd>
        </div>
      </dl>
      <PaperLink url={receiptUrl} text={CHECKOUT_TEXTS.downloadReceipt} />
    </div>
  );
}
