import "./purchases.css";
import { Form, useNavigation } from "@remix-run/react";
import { PURCHASE_NUMBER_TEXTS, PURCHASE_PERIOD_TEXTS, PURCHASE_TEXTS as TEXTS } from "#copy/purchases.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_PURCHASE_REASON, type PurchaseState } from "#domain/purchases/purchase-approval.ts";
import type { RequestPurchase } from "#domain/purchases/purchase-approval-schema.ts";
import { MAX_PURCHASE_NUMBER } from "#domain/requests/purchase-number-length.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField, TextArea } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Why nothing was done, with the words that were typed. */
export interface PurchaseAnswer {
  words: string;
  /** Codes by field. */
  errors: Readonly<Record<string, string>>;
  notice: { title: string; description: string } | null;
}

export interface PurchasePageProps {
  purchase: RequestPurchase;
  /** Whether the company asks for a purchase-order number. */
  isNumberRequired: boolean;
  done: "asked" | "approved" | "refused" | null;
  timeZone: string;
  answer: PurchaseAnswer | undefined;
}

const TONES: Readonly<Record<PurchaseState, BadgeTone>> = {
  pending: "info",
  approved: "ok",
  refused: "danger",
  withdrawn: "quiet",
  outdated: "warn",
};

/** The approval of an order above what its company lets a person order: who asks, over what, and the decision. */
export function PurchasePage(props: PurchasePageProps) {
  const { purchase, done, timeZone, answer } = props;
  const { request, approval, own, mayAsk, mayDecide } = purchase;
  const isOrder = request.type === "order";
  return (
    <section className="app-stack app-purchase">
      <PageHead title={fill(TEXTS.title, { code: request.code })} hint={request.name}>
        <LinkButton to={requestPath(request)}>{isOrder ? TEXTS.toOrder : TEXTS.toBudget}</LinkButton>
      </PageHead>
      {done !== null && answer === undefined && <Notice tone="ok" title={TEXTS.done[done]} />}
      {answer?.notice && <Notice {...answer.notice} />}
      {approval !== null && <Asked {...{ approval, timeZone }} number={request.purchaseNumber} />}
      {mayDecide && approval !== null && <Decision approval={approval} answer={answer} />}
      {mayAsk && <Ask {...props} />}
      {approval === null && !mayAsk && <p className="app-quiet">{TEXTS.nothing}</p>}
      {own !== null && own.limitCents !== null && !mayAsk && !isOrder && !mayDecide && (
        <p className="app-quiet">{ownText(own)}</p>
      )}
    </section>
  );
}

function ownText({ limitCents, usedCents, period }: NonNullable<RequestPurchase["own"]>): string {
  if (limitCents === null) return TEXTS.ownFree;
  return fill(TEXTS.ownLimit, {
    ...{ limit: formatCents(limitCents), each: PURCHASE_PERIOD_TEXTS[period].each },
    ...{ used: formatCents(usedCents), period: PURCHASE_PERIOD_TEXTS[period].this },
  });
}

function Asked({
  approval,
  number,
  timeZone,
}: {
  approval: NonNullable<RequestPurchase["approval"]>;
  /** The company's own number of the order; null without one. */
  number: string | null;
  timeZone: string;
}) {
  const { state, askedBy, askedAt, totalCents, limitCents, usedCents, period, reason, note } = approval;
  const money = (cents: number | null) => (cents === null ? TEXTS.facts.hidden : formatCents(cents));
  const overCents =
    totalCents === null || limitCents === null || usedCents === null
      ? null
      : usedCents + totalCents - limitCents;
  return (
    <Panel className="app-pad app-stack app-gap-12">
      <p className="app-row">
        <Badge tone={TONES[state]}>{TEXTS.states[state]}</Badge>
      </p>
      <p>
        {fill(TEXTS.told[state], {
          name: approval.decidedByName ?? "",
          at: approval.decidedAt === null ? "" : formatInstant(approval.decidedAt, timeZone),
        })}
      </p>
      {note !== null && note !== "" && <blockquote className="app-purchase__words">{note}</blockquote>}
      <dl className="app-facts">
        <Fact label={TEXTS.facts.asker}>
          {askedBy.name} · {formatInstant(askedAt, timeZone)}
        </Fact>
        {number !== null && <Fact label={PURCHASE_NUMBER_TEXTS.label}>{number}</Fact>}
        <Fact label={TEXTS.facts.total}>{money(totalCents)}</Fact>
        <Fact label={TEXTS.facts.limit}>
          {money(limitCents)} {PURCHASE_PERIOD_TEXTS[period].each}
        </Fact>
        <Fact label={TEXTS.facts.used}>{money(usedCents)}</Fact>
        <Fact label={TEXTS.facts.over}>
          <strong>{money(overCents)}</strong>
        </Fact>
        <Fact label={TEXTS.facts.reason}>{reason === "" ? TEXTS.facts.noReason : reason}</Fact>
      </dl>
    </Panel>
  );
}

function Decision({
  approval: { id, askedBy },
  answer,
}: {
  approval: NonNullable<RequestPurchase["approval"]>;
  answer: PurchaseAnswer | undefined;
}) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Panel title={TEXTS.decideTitle} className="app-pad app-stack app-gap-12">
      <p className="app-quiet">{fill(TEXTS.decideHint, { name: askedBy.name })}</p>
      <Form method="post" className="app-stack app-gap-12">
        <HiddenField name="approvalId" value={id} />
        <Words label={TEXTS.note} hint={TEXTS.noteHint} answer={answer} />
        <div className="app-row">
          <BusyButton
            {...{ isBusy, name: "intent", value: "approve", label: TEXTS.approve, busyLabel: TEXTS.deciding }}
            kind="primary"
          />
          <Button type="submit" kind="danger" name="intent" value="refuse" disabled={isBusy}>
            {TEXTS.refuse}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function Ask({ purchase: { request, own }, isNumberRequired, answer }: PurchasePageProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Panel title={TEXTS.askTitle} className="app-pad app-stack app-gap-12">
      {own !== null && <p>{ownText(own)}</p>}
      <p className="app-quiet">{TEXTS.askHint}</p>
      <Form method="post" className="app-stack app-gap-12">
        <HiddenField name="version" value={request.version} />
        {isNumberRequired && (
          <FormField
            className="app-purchase__number"
            name="purchaseNumber"
            label={PURCHASE_NUMBER_TEXTS.label}
            hint={PURCHASE_NUMBER_TEXTS.needed}
            error={answer?.errors["purchaseNumber"]}
            defaultValue={request.purchaseNumber ?? ""}
            maxLength={MAX_PURCHASE_NUMBER}
            autoComplete="off"
          />
        )}
        <Words label={TEXTS.reason} answer={answer} />
        <BusyButton
          {...{ isBusy, name: "intent", value: "ask", label: TEXTS.ask, busyLabel: TEXTS.asking }}
          className="app-start"
          kind="primary"
        />
      </Form>
    </Panel>
  );
}

function Words({
  label,
  hint,
  answer,
}: {
  label: string;
  hint?: string;
  answer: PurchaseAnswer | undefined;
}) {
  return (
    <FieldFrame name="words" label={label} hint={hint} error={answer?.errors["words"]}>
      {(control) => (
        <TextArea {...control} rows={3} maxLength={MAX_PURCHASE_REASON} defaultValue={answer?.words ?? ""} />
      )}
    </FieldFrame>
  );
}
