import { Link } from "@remix-run/react";
import { CARE_TEXTS as TEXTS } from "#copy/requests/care.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import { WAITING_STATUSES } from "#domain/payments/ledger.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { requestPath, returnsPath } from "#domain/requests/request-paths.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Table } from "#app/ui/table.tsx";
import { RefundChargeForm, ReleaseForm, WaitingMoneyForm } from "./money-form.tsx";
import { PayLink } from "./pay-link.tsx";
import { PaymentConsents } from "./payment-consents.tsx";
import type { PaymentAnswer } from "./payment-answer.ts";
import { PaymentFinancing } from "./payment-financing.tsx";
import { PaymentProofs } from "./payment-proofs.tsx";
import { PaymentFacts } from "./payment-panel.tsx";
import { PriceText } from "./price-text.tsx";

export interface PaymentPageProps {
  request: { id: string; code: string; name: string };
  side: "integrator" | "distributor";
  payment: RequestPayment;
  done: "accepted" | "refunded" | "released" | null;
  answer: PaymentAnswer | undefined;
  /** Address of the page on which it is paid; null where there is none. */
  payUrl: string | null;
}

/** The payment of one order: what was agreed, each charge with what became of it, the ledger, and money that waits for a
 *  person. */
export function PaymentPage({ request, side, payment, done, answer, payUrl }: PaymentPageProps) {
  const { id, code, name } = request;
  const { charges, entries } = payment;
  return (
    <section className="app-stack">
      <PageHead title={fill(CHARGE_TEXTS.paymentOf, { code })} hint={name}>
        {payment.mayBecome.length > 0 && (
          <LinkButton to={`${requestPath({ type: "order", id })}?dialog=payment`}>
            {TEXTS.editPayment}
          </LinkButton>
        )}
        <LinkButton to={requestPath({ type: "order", id })}>{CHARGE_TEXTS.toOrder}</LinkButton>
      </PageHead>
      <DoneLine>{done !== null && answer === undefined && CHARGE_TEXTS.done[done]}</DoneLine>
      <PaymentFacts side={side} payment={payment} />
      {payUrl !== null && <PayLink url={payUrl} />}
      {payment.mayHandle && <MoneyForms charges={charges} answer={answer} />}
      {payment.mayHandle && (payment.outsideCents ?? 0) > 0 && (
        <p className="app-quiet">
          {CHARGE_TEXTS.outside} <Link to={returnsPath(id)}>{CHARGE_TEXTS.outsideBack}</Link>
        </p>
      )}
      {charges.length === 0 ? (
        <p className="app-quiet">{TEXTS.noCharges}</p>
      ) : (
        <Table
          label={fill(CHARGE_TEXTS.charges, { code })}
          rows={charges}
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
            {
              head: CHARGE_TEXTS.held,
              kind: "number",
              cell: ({ heldCents }) => <PriceText cents={heldCents} />,
            },
          ]}
        />
      )}
      {payment.financing !== null && <PaymentFinancing financing={payment.financing} />}
      {payment.proofs.length > 0 && <PaymentProofs requestId={id} payment={payment} />}
      {payment.consents.length > 0 && <PaymentConsents consents={payment.consents} />}
      {entries.length > 0 && <LedgerPanel entries={entries} />}
    </section>
  );
}

/** The forms for money that waits, and for money that may be sent back. */
function MoneyForms({ charges, answer }: Pick<PaymentPageProps, "answer"> & Pick<RequestPayment, "charges">) {
  return charges.map(({ amountCents, heldCents, refundableCents, ...charge }) => {
    if (charge.status === "stopped") {
      return (
        <ReleaseForm
          key={charge.id}
          charge={charge}
          answer={answer?.chargeId === charge.id ? answer : undefined}
        />
      );
    }
    if (amountCents === null || heldCents === null || refundableCents === null) return null;
    if (refundableCents <= 0) return null;
    const Form = WAITING_STATUSES.includes(charge.status) ? WaitingMoneyForm : RefundChargeForm;
    return (
      <Form
        key={charge.id}
        charge={{ ...charge, amountCents, heldCents, refundableCents }}
        answer={answer?.chargeId === charge.id ? answer : undefined}
      />
    );
  });
}

function LedgerPanel({ entries }: Pick<RequestPayment, "entries">) {
  return (
    <Panel as="div" title={CHARGE_TEXTS.ledger} className="app-card">
      <p className="app-quiet">{CHARGE_TEXTS.ledgerHint}</p>
      <Table
        label={CHARGE_TEXTS.ledger}
        rows={entries}
        keyOf={({ seq }) => String(seq)}
        columns={[
          { head: CHARGE_TEXTS.occurredAt, cell: ({ occurredAt }) => <InstantText value={occurredAt} /> },
          {
            head: CHARGE_TEXTS.what,
            kind: "name",
            cell: ({ kind, note, cardEnd }) => (
              <>
                {CHARGE_TEXTS.kinds[kind]}
                {cardEnd !== null && ` ${fill(CHARGE_TEXTS.cardEnd, { end: cardEnd })}`}
                {note !== "" && <span className="app-quiet"> · {note}</span>}
              </>
            ),
          },
          { head: CHARGE_TEXTS.by, cell: ({ by, kind }) => by || BY_NOBODY[kind] },
          {
            head: TEXTS.amount,
            kind: "number",
            cell: ({ amountCents }) => amountCents !== 0 && <PriceText cents={amountCents} />,
          },
        ]}
      />
    </Panel>
  );
}

/** Who says what no person says. */
const BY_NOBODY: Readonly<Partial<Record<RequestPayment["entries"][number]["kind"], string>>> = {
  created: CHARGE_TEXTS.portal,
  expired: CHARGE_TEXTS.provider,
  paid: CHARGE_TEXTS.provider,
  refunded: CHARGE_TEXTS.provider,
  chargedBack: CHARGE_TEXTS.provider,
  declined: CHARGE_TEXTS.provider,
  fee: CHARGE_TEXTS.provider,
  paidOut: CHARGE_TEXTS.provider,
  stopped: CHARGE_TEXTS.schedule,
  calledOff: CHARGE_TEXTS.schedule,
};
