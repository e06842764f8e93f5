import "./approval-links.css";
import { Form, useNavigation } from "@remix-run/react";
import {
  APPROVAL_ANSWER_TEXTS,
  APPROVAL_LINK_TEXTS as TEXTS,
  APPROVAL_STATE_TEXTS,
} from "#copy/approvals.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ApprovalLink } from "#domain/approvals/approval-schema.ts";
import type { ApprovalState } from "#domain/approvals/approval-state.ts";
import { formatDocumentCode } from "#domain/documents/document-code.ts";
import { formatDay, formatInstant } from "#domain/shared/format.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";

const TONES: Readonly<Record<ApprovalState, BadgeTone>> = {
  waiting: "info",
  outdated: "warn",
  accepted: "ok",
  changeAsked: "warn",
  refused: "danger",
  withdrawn: "quiet",
  expired: "quiet",
  budgetExpired: "quiet",
  closed: "quiet",
  companyBlocked: "quiet",
  deleted: "quiet",
};

/** A link with its answers and what proves them, and a way to withdraw it where that matters. */
export function LinkItem({
  link,
  timeZone,
  mayWithdraw,
}: {
  link: ApprovalLink;
  timeZone: string;
  mayWithdraw: boolean;
}) {
  const { name, email, version, lastOn, createdAt, createdByName, state, answers } = link;
  return (
    <Panel as="li" className="app-pad app-stack app-gap-8">
      <div className="app-row app-row--between">
        <strong className="app-wrap">{name}</strong>
        <Badge tone={TONES[state]}>{APPROVAL_STATE_TEXTS[state]}</Badge>
      </div>
      <p className="app-quiet app-wrap">
        {fill(TEXTS.facts, {
          ...{ version, day: formatDay(lastOn), by: createdByName },
          at: formatInstant(createdAt, timeZone),
        })}
        {email !== null && (
          <>
            <br />
            {fill(TEXTS.sentTo, { email })}
          </>
        )}
      </p>
      {answers.map((answer) => (
        <GivenAnswer key={answer.version} answer={answer} timeZone={timeZone} />
      ))}
      {mayWithdraw && link.withdrawnAt === null && <Withdraw link={link} />}
    </Panel>
  );
}

function GivenAnswer({ answer, timeZone }: { answer: ApprovalLink["answers"][number]; timeZone: string }) {
  const { name, comment, at, version, code, sha256, address, userAgent } = answer;
  return (
    <div className="app-stack app-gap-4 app-approval-links__answer">
      <p className="app-wrap">
        {fill(TEXTS.answer, {
          answer: APPROVAL_ANSWER_TEXTS[answer.answer],
          ...{ name, version, at: formatInstant(at, timeZone) },
        })}
      </p>
      {comment !== "" && <blockquote className="app-approval-links__comment">{comment}</blockquote>}
      <details>
        <summary className="app-small">{TEXTS.proof}</summary>
        <dl className="app-facts app-wrap">
          <Fact label={TEXTS.proofCode}>{formatDocumentCode(code)}</Fact>
          <Fact label={TEXTS.proofDigest}>
            <span className="app-mono">{sha256}</span>
          </Fact>
          <Fact label={TEXTS.proofAddress}>{address}</Fact>
          <Fact label={TEXTS.proofAgent}>{userAgent}</Fact>
        </dl>
      </details>
    </div>
  );
}

/** Asks before it withdraws, also without scripts. */
function Withdraw({ link: { id, name } }: { link: ApprovalLink }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <details className="app-approval-links__withdraw">
      <summary className={buttonClass()} aria-label={fill(TEXTS.withdrawOf, { name })}>
        {TEXTS.withdraw}
      </summary>
      <Form method="post" className="app-stack app-gap-8" preventScrollReset>
        <p className="app-quiet">{TEXTS.withdrawHint}</p>
        <HiddenField name="linkId" value={id} />
        <Button
          type="submit"
          kind="danger"
          name="intent"
          value="withdraw"
          disabled={isBusy}
          className="app-start"
        >
          {TEXTS.withdrawSubmit}
        </Button>
      </Form>
    </details>
  );
}
