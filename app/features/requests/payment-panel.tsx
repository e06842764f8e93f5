import { CARE_TEXTS as TEXTS } from "#copy/requests/care.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { Fact } from "#app/ui/fact.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { PaymentBadge } from "#app/ui/payment-badge.tsx";
import { PriceText } from "./price-text.tsx";

interface PaymentFactsProps {
  side: "integrator" | "distributor";
  payment: RequestPayment;
}

/** How an order is paid, and whether it was. */
export function PaymentFacts({ side, payment: { paymentStatus, name, totalCents } }: PaymentFactsProps) {
  return (
    <dl className="app-facts app-facts--columns">
      <Fact label={TEXTS.status}>
        <PaymentBadge status={paymentStatus} side={side} />
      </Fact>
      <Fact label={TEXTS.method}>{name === "" ? TEXTS.noMethod : name}</Fact>
      <Fact label={TEXTS.amount}>
        <PriceText cents={totalCents} />
      </Fact>
    </dl>
  );
}

/** The payment of an order on its page, with the way to its charges. */
export function PaymentPanel({ id, ...facts }: PaymentFactsProps & { id: string }) {
  const { charges, mayBecome } = facts.payment;
  return (
    <Panel className="app-card" title={TEXTS.payment}>
      <PaymentFacts {...facts} />
      {charges.length === 0 && <p className="app-quiet">{TEXTS.noCharges}</p>}
      <div className="app-row app-gap-8">
        <LinkButton to={`${PAGES.PaymentDetails.path}/${id}`}>{TEXTS.seeCharges}</LinkButton>
        {mayBecome.length > 0 && (
          <LinkButton to="?dialog=payment" preventScrollReset>
            {TEXTS.editPayment}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}
