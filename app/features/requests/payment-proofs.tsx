import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Table } from "#app/ui/table.tsx";

/** Proofs of payments outside of the portal that the payer of an order has sent, to look at before the payment is
 *  confirmed by hand. */
export function PaymentProofs({
  requestId,
  payment: { proofs, mayBecome },
}: {
  requestId: string;
  payment: Pick<RequestPayment, "proofs" | "mayBecome">;
}) {
  return (
    <Panel as="div" title={CHARGE_TEXTS.proofs} className="app-card">
      <div className="app-stack app-gap-12">
        <p className="app-quiet">{CHARGE_TEXTS.proofsHint}</p>
        <Table
          label={CHARGE_TEXTS.proofs}
          rows={proofs}
          keyOf={({ id }) => id}
          columns={[
            {
              head: CHARGE_TEXTS.proof,
              kind: "name",
              cell: ({ id, name, agreedText }) => (
                <span>
                  <a href={`/app/user/requests/${requestId}/payment/proofs/${id}`} download>
                    {name}
                  </a>
                  {agreedText !== "" && (
                    <span className="app-quiet">
                      {" "}
                      · {fill(CHARGE_TEXTS.agreedText, { text: agreedText })}
                    </span>
                  )}
                </span>
              ),
            },
            { head: CHARGE_TEXTS.sentAt, cell: ({ sentAt }) => <InstantText value={sentAt} /> },
          ]}
        />
        {mayBecome.includes("received") && (
          <p>
            <LinkButton to={`${requestPath({ type: "order", id: requestId })}?dialog=payment`}>
              {CHARGE_TEXTS.confirmPayment}
            </LinkButton>
          </p>
        )}
      </div>
    </Panel>
  );
}
