import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { SHIPMENT_TEXTS as TEXTS } from "#copy/shipments.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import type { Shipment } from "#domain/shipments/shipment-schema.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ClaimPart } from "./claim-part.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import type { ShipmentsAnswer } from "./shipments-page.tsx";

export interface ShipmentPanelProps {
  /** The order. */
  requestId: string;
  shipment: Shipment;
  /** Its place among the shipments of the order, from 1. */
  number: number;
  mayShip: boolean;
  mayConfirm: boolean;
  answer: ShipmentsAnswer | undefined;
}

/** One shipment: how it is followed, what is in it, whether it has arrived, and the claims about it. */
export function ShipmentPanel({
  requestId,
  shipment,
  number,
  mayShip,
  mayConfirm,
  answer,
}: ShipmentPanelProps) {
  const { id, lines, deliveredAt, claims } = shipment;
  const isOpen = deliveredAt === null;
  return (
    <Panel className="app-card app-stack app-gap-12" aria-labelledby={`shipment-${id}`}>
      <div className="app-row app-row--between">
        <h2 className="app-heading" id={`shipment-${id}`}>
          {fill(TEXTS.shipment, { number: String(number) })}
        </h2>
        <Badge tone={isOpen ? "info" : "ok"}>{isOpen ? TEXTS.onItsWay : TEXTS.delivered}</Badge>
      </div>
      <ShipmentFacts shipment={shipment} />
      <div>
        <h3 className="app-small">{TEXTS.packing}</h3>
        <ul className="app-shipment__lines">
          {lines.map(({ itemId, name, amount }) => (
            <li key={itemId}>{fill(TEXTS.leftLine, { amount: formatNumber(amount), name })}</li>
          ))}
        </ul>
      </div>
      {claims.length > 0 && (
        <div className="app-stack app-gap-12">
          <h3 className="app-small">{TEXTS.claims}</h3>
          {claims.map((claim) => (
            <ClaimPart
              key={claim.id}
              requestId={requestId}
              claim={claim}
              mayAnswer={mayShip}
              maySay={mayConfirm}
              answer={answer?.of === claim.id ? answer : undefined}
            />
          ))}
        </div>
      )}
      {isOpen && mayConfirm && (
        <ConfirmForm
          requestId={requestId}
          shipment={shipment}
          number={number}
          answer={answer?.of === id ? answer : undefined}
        />
      )}
      {isOpen && mayShip && (
        <Form method="post" preventScrollReset>
          <HiddenField name="shipmentId" value={id} />
          <Button
            type="submit"
            kind="link"
            name="intent"
            value="withdraw"
            aria-label={fill(TEXTS.withdrawNamed, { number: String(number) })}
          >
            {TEXTS.withdraw}
          </Button>
        </Form>
      )}
    </Panel>
  );
}

function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const { sentOn, expectedOn, deliveredAt, receivedBy, carrier, trackingCode, trackingUrl } = shipment;
  const { invoiceKey, invoiceNumber, invoiceSeries } = shipment;
  const code = trackingCode === "" ? carrier : trackingCode;
  return (
    <dl className="app-facts app-gap-8">
      <Fact label={TEXTS.sentOn}>{formatDay(sentOn)}</Fact>
      {deliveredAt === null && expectedOn !== null && (
        <Fact label={TEXTS.expectedOn}>{formatDay(expectedOn)}</Fact>
      )}
      {deliveredAt !== null && (
        <Fact label={TEXTS.deliveredAt}>
          <InstantText value={deliveredAt} />
        </Fact>
      )}
      {receivedBy !== "" && <Fact label={TEXTS.receivedBy}>{receivedBy}</Fact>}
      {carrier !== "" && <Fact label={TEXTS.carrier}>{carrier}</Fact>}
      {(trackingCode !== "" || trackingUrl !== null) && (
        <Fact label={TEXTS.tracking}>
          {trackingUrl === null ? (
            trackingCode
          ) : (
            <a href={trackingUrl} target="_blank" rel="noreferrer noopener">
              {fill(TEXTS.follow, { code })}
            </a>
          )}
        </Fact>
      )}
      {invoiceKey !== null && (
        <Fact label={TEXTS.invoice}>
          {fill(TEXTS.invoiceNamed, { number: String(invoiceNumber), series: String(invoiceSeries) })}
          <br />
          <span className="app-quiet app-small app-shipment__key">{invoiceKey}</span>
        </Fact>
      )}
    </dl>
  );
}
