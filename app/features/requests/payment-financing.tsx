import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { Fact } from "#app/ui/fact.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The financing that the payer of an order has asked for, to be arranged by the distributor. */
export function PaymentFinancing({
  financing: { months, contact, askedAt },
}: {
  financing: NonNullable<RequestPayment["financing"]>;
}) {
  return (
    <Panel title={CHARGE_TEXTS.financing} aria-label={CHARGE_TEXTS.financing} className="app-card">
      <p className="app-quiet">{CHARGE_TEXTS.financingHint}</p>
      <dl className="app-facts app-facts--columns">
        <Fact label={CHARGE_TEXTS.financingMonths}>{fill(CHARGE_TEXTS.monthsOf, { months })}</Fact>
        <Fact label={CHARGE_TEXTS.financingContact}>{contact}</Fact>
        <Fact label={CHARGE_TEXTS.askedAt}>
          <InstantText value={askedAt} />
        </Fact>
      </dl>
    </Panel>
  );
}
