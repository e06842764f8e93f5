import "./discounts.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { APPROVAL_TEXTS as TEXTS } from "#copy/discounts.ts";
import type { ApprovalContent, ApprovalKind, ApprovalStatus } from "#domain/discounts/approval-schema.ts";
import { formatCents, formatPct } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DiscountAnswer } from "./discount-answer.ts";
import { HiddenField, TextArea } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Fact } from "#app/ui/fact.tsx";

/** A discount approval as the pages show it. */
export interface ApprovalView {
  id: string;
  requestVersion: number;
  kind: ApprovalKind;
  content: ApprovalContent;
  status: ApprovalStatus;
  requestedByName: string;
  createdAt: string;
  decidedByName: string | null;
  decidedAt: string | null;
  decisionNote: string;
  request: { version: number };
  isOwn: boolean;
  mayDecide: boolean;
}

export const APPROVAL_BADGES = {
  pending: "warn",
  approved: "ok",
  refused: "danger",
  withdrawn: "plain",
} as const;

/** Discount approvals of a request, newest first, with the forms to decide on open ones. */
export function Approvals({
  requisitions,
  answer,
}: {
  requisitions: readonly ApprovalView[];
  answer: DiscountAnswer | undefined;
}) {
  if (requisitions.length === 0) return null;
  return (
    <Panel title={TEXTS.title} className="app-card app-approvals" aria-label={TEXTS.title}>
      {answer?.refusal && <Notice {...answer.refusal} />}
      <ul className="app-stack">
        {requisitions.map((one) => (
          <li key={one.id}>
            <Approval approval={one} answer={answer} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Approval({ approval, answer }: { approval: ApprovalView; answer: DiscountAnswer | undefined }) {
  const { status, kind, content, requestedByName, createdAt, decidedByName, decidedAt, decisionNote } =
    approval;
  const isOutdated = status === "pending" && approval.requestVersion !== approval.request.version;
  return (
    <article className="app-stack app-gap-8">
      <p className="app-row">
        <Badge tone={APPROVAL_BADGES[status]}>{TEXTS.statuses[status]}</Badge>
        <span className="app-quiet">{TEXTS.kinds[kind]}</span>
      </p>
      <dl className="app-grid app-facts app-approval__facts">
        <Fact label={TEXTS.askedPct}>
          <strong>{formatPct(content.askedPct)}</strong>
        </Fact>
        <Fact label={TEXTS.limitPct}>{formatPct(content.limitPct)}</Fact>
        <Fact label={TEXTS.total}>
          {fill(TEXTS.fromTo, {
            from: formatCents(content.beforeCents),
            to: formatCents(content.afterCents),
          })}
        </Fact>
        {content.margin !== null && (
          <Fact label={TEXTS.margin}>
            {fill(TEXTS.fromTo, {
              from: formatPct(content.margin.beforePct),
              to: formatPct(content.margin.afterPct),
            })}
            {content.margin.minimumPct !== null && (
              <small className="app-subline">
                {fill(TEXTS.minimumMargin, { pct: formatPct(content.margin.minimumPct) })}
              </small>
            )}
          </Fact>
        )}
      </dl>
      <p className="app-wrap app-approval__reason">{content.reason}</p>
      <p className="app-quiet">
        {requestedByName} · <InstantText value={createdAt} />
      </p>
      {decidedAt !== null && status !== "withdrawn" && (
        <p className="app-quiet">
          {TEXTS.statuses[status]} · {decidedByName} · <InstantText value={decidedAt} />
        </p>
      )}
      {decisionNote !== "" && <p className="app-wrap app-approval__reason">{decisionNote}</p>}
      {isOutdated && <p className="app-quiet">{TEXTS.outdated}</p>}
      {approval.mayDecide && <Decide id={approval.id} answer={answer} />}
      {approval.isOwn && status === "pending" && (
        <Form method="post" preventScrollReset>
          <HiddenField name="requisitionId" value={approval.id} />
          <Button type="submit" name="intent" value="withdraw">
            {TEXTS.withdraw}
          </Button>
        </Form>
      )}
    </article>
  );
}

function Decide({ id, answer }: { id: string; answer: DiscountAnswer | undefined }) {
  const isWrong = answer?.errors.note !== undefined;
  return (
    <Form method="post" preventScrollReset className="app-stack">
      <HiddenField name="requisitionId" value={id} />
      <div className="app-field">
        <label className="app-field__label" htmlFor={`note-${id}`}>
          {TEXTS.note}
        </label>
        <TextArea
          id={`note-${id}`}
          name="note"
          rows={2}
          maxLength={500}
          defaultValue={answer?.text ?? ""}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={`note-${id}-hint`}
        />
        <span className={isWrong ? "gs-field-error" : "app-field__hint"} id={`note-${id}-hint`}>
          {isWrong ? TEXTS.noteMissing : TEXTS.noteHint}
        </span>
      </div>
      <div className="app-row">
        <Button type="submit" kind="primary" name="intent" value="approve">
          {TEXTS.approve}
        </Button>
        <Button type="submit" name="intent" value="refuse">
          {TEXTS.refuse}
        </Button>
      </div>
    </Form>
  );
}
