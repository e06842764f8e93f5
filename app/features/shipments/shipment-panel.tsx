import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { CLAIM_KIND_TEXTS, CLAIM_OUTCOME_TEXTS, SHIPMENT_TEXTS as TEXTS } from "#copy/shipments.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import type { Claim, Shipment } from "#domain/shipments/shipment-schema.ts";
import { CLAIM_KINDS, CLAIM_OUTCOMES } from "#domain/shipments/shipment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ShipmentsAnswer } from "./shipments-page.tsx";

export interface ShipmentPanelProps {
  shipment: Shipment;
  /** Its place among the shipments of the order, from 1. */
  number: number;
  mayShip: boolean;
  mayConfirm: boolean;
  answer: ShipmentsAnswer | undefined;
}

/** One shipment: how it is followed, what is in it, whether it has arrived, and the claims about it. */
export function ShipmentPanel({ shipment, number, mayShip, mayConfirm, answer }: ShipmentPanelProps) {
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
              claim={claim}
              mayAnswer={mayShip}
              answer={answer?.of === claim.id ? answer : undefined}
            />
          ))}
        </div>
      )}
      {isOpen && mayConfirm && (
        <ConfirmForm shipment={shipment} number={number} answer={answer?.of === id ? answer : undefined} />
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

/** Confirms a delivery: who took it in, and for each item whether it arrived as it should. */
function ConfirmForm({
  shipment: { id, lines },
  number,
  answer,
}: {
  shipment: Shipment;
  number: number;
  answer: ShipmentsAnswer | undefined;
}) {
  const isSaving = useNavigation().formData?.get("shipmentId") === id;
  const sent = (name: string, usual = "") => answer?.values[name] ?? usual;
  const label = fill(TEXTS.confirmNamed, { number: String(number) });
  return (
    <details open={answer !== undefined} className="app-shipment-form">
      <summary>{TEXTS.confirm}</summary>
      <Form method="post" className="app-shipment-form" aria-label={label} preventScrollReset>
        <HiddenField name="shipmentId" value={id} />
        <HiddenField name="intent" value="confirm" />
        <p className="app-quiet">{TEXTS.confirmHint}</p>
        {answer && <Notice title={answer.problem} />}
        <FormField
          name="receivedBy"
          id={`received-${id}`}
          label={TEXTS.receivedBy}
          autoComplete="name"
          required
          minLength={2}
          maxLength={80}
          defaultValue={sent("receivedBy")}
        />
        {lines.map(({ itemId, name, amount }) => (
          <fieldset key={itemId} className="app-shipment-form__problem">
            <legend>{fill(TEXTS.leftLine, { amount: formatNumber(amount), name })}</legend>
            <SelectField
              name={`problem.${itemId}`}
              id={`problem-${id}-${itemId}`}
              label={fill(TEXTS.problemOf, { name })}
              options={CLAIM_KINDS.map((kind) => ({ value: kind, label: CLAIM_KIND_TEXTS[kind] }))}
              emptyLabel={TEXTS.allRight}
              defaultValue={sent(`problem.${itemId}`)}
            />
            <div className="app-shipment-form__pair">
              <FormField
                name={`problemAmount.${itemId}`}
                id={`amount-${id}-${itemId}`}
                label={fill(TEXTS.problemAmountOf, { name })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                defaultValue={sent(`problemAmount.${itemId}`, String(amount))}
              />
              <FormField
                name={`problemText.${itemId}`}
                id={`text-${id}-${itemId}`}
                label={fill(TEXTS.problemTextOf, { name })}
                maxLength={500}
                defaultValue={sent(`problemText.${itemId}`)}
              />
            </div>
          </fieldset>
        ))}
        <div className="app-row">
          <BusyButton isBusy={isSaving} label={TEXTS.confirm} busyLabel={TEXTS.saving} kind="primary" />
        </div>
      </Form>
    </details>
  );
}

/** A claim: what is wrong, and how it ended; who may ends it here. */
function ClaimPart({
  claim,
  mayAnswer,
  answer,
}: {
  claim: Claim;
  mayAnswer: boolean;
  answer: ShipmentsAnswer | undefined;
}) {
  const { id, itemName, kind, amount, description, outcome } = claim;
  const isSaving = useNavigation().formData?.get("claimId") === id;
  return (
    <div className="app-stack app-gap-8">
      <p>
        <strong>{CLAIM_KIND_TEXTS[kind]}</strong>:{" "}
        {fill(TEXTS.leftLine, { amount: formatNumber(amount), name: itemName })}
        {description !== "" && ` — ${description}`}
      </p>
      {outcome === null ? (
        <p>
          <Badge tone="warn">{TEXTS.open}</Badge>
        </p>
      ) : (
        <p>
          <Badge tone={outcome === "refused" ? "quiet" : "ok"}>{CLAIM_OUTCOME_TEXTS[outcome]}</Badge>{" "}
          {claim.answer}
        </p>
      )}
      {outcome === null && mayAnswer && (
        <Form
          method="post"
          className="app-shipment-form"
          aria-label={fill(TEXTS.answerNamed, { name: itemName })}
          preventScrollReset
        >
          <HiddenField name="intent" value="answer" />
          <HiddenField name="claimId" value={id} />
          {answer && <Notice title={answer.problem} />}
          <div className="app-shipment-form__pair">
            <SelectField
              name="outcome"
              id={`outcome-${id}`}
              label={TEXTS.outcome}
              options={CLAIM_OUTCOMES.map((value) => ({ value, label: CLAIM_OUTCOME_TEXTS[value] }))}
              defaultValue={answer?.values["outcome"] ?? "replaced"}
            />
            <FormField
              name="answer"
              id={`answer-${id}`}
              label={TEXTS.answer}
              required
              minLength={3}
              maxLength={500}
              defaultValue={answer?.values["answer"] ?? ""}
            />
          </div>
          <div className="app-row">
            <BusyButton isBusy={isSaving} label={TEXTS.send} busyLabel={TEXTS.saving} kind="primary" />
          </div>
        </Form>
      )}
    </div>
  );
}
