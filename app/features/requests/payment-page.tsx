import { CARE_TEXTS as TEXTS } from "#copy/requests/care.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Table } from "#app/ui/table.tsx";
import { PayLink } from "./pay-link.tsx";
import { PaymentConsents } from "./payment-consents.tsx";
import { PaymentFacts } from "./payment-panel.tsx";
import { PriceText } from "./price-text.tsx";

export interface PaymentPageProps {
  request: { id: string; code: string; name: string };
  side: "integrator" | "distributor";
  payment: RequestPayment;
  /** Address of the page on which it is paid; null where there is none. */
  payUrl: string | null;
}

/** The payment of one order: what was agreed, and each charge with what became of it. */
export function PaymentPage({ request, side, payment, payUrl }: PaymentPageProps) {
  const { id, code, name } = request;
  return (
    <section className="app-stack">
      <PageHead title={fill(CHARGE_TEXTS.paymentOf, { code })} hint={name}>
        <LinkButton to={requestPath({ type: "order", id })}>{CHARGE_TEXTS.toOrder}</LinkButton>
      </PageHead>
      <PaymentFacts side={side} payment={payment} />
      {payUrl !== null && <PayLink url={payUrl} />}
      {payment.charges.length === 0 ? (
        <p className="app-quiet">{TEXTS.noCharges}</p>
      ) : (
        <Table
          label={fill(CHARGE_TEXTS.charges, { code })}
          rows={payment.charges}
          keyOf={(charge) => charge.id}
          columns={[
            {
              head: CHARGE_TEXTS.charge,
              kind: "name",
              cell: ({ method }) => CHARGE_TEXTS.chargeMethods[method],
            },
            { head: TEXTS.status, cell: ({ status }) => CHARGE_TEXTS.chargeStatuses[status] },
            { head: CHARGE_TEXTS.createdAt, cell: ({ createdAt }) => <InstantText value={createdAt} /> },
            { head: CHARGE_TEXTS.expiresAt, cell: ({ expiresAt }) => <InstantText value={expiresAt} /> },
            {
              head: CHARGE_TEXTS.paidAt,
              cell: ({ paidAt }) => paidAt !== null && <InstantText value={paidAt} />,
            },
            {
              head: TEXTS.amount,
              kind: "number",
              cell: ({ amountCents }) => <PriceText cents={amountCents} />,
            },
          ]}
        />
      )}
      {payment.consents.length > 0 && <PaymentConsents consents={payment.consents} />}
    </section>
  );
}
