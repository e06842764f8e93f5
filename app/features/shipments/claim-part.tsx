import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { CLAIM_KIND_TEXTS, CLAIM_OUTCOME_TEXTS, SHIPMENT_TEXTS as TEXTS } from "#copy/shipments.ts";
import { claimPhotoPath } from "#domain/requests/request-paths.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { Claim } from "#domain/shipments/shipment-schema.ts";
import { CLAIM_OUTCOMES } from "#domain/shipments/shipment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { HiddenField, TextArea } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ShipmentsAnswer } from "./shipments-page.tsx";

/** A claim: what is wrong, its photos, what both sides said about it, and how it ended; who may ends it here. */
export function ClaimPart({
  requestId,
  claim,
  mayAnswer,
  maySay,
  answer,
}: {
  requestId: string;
  claim: Claim;
  mayAnswer: boolean;
  maySay: boolean;
  answer: ShipmentsAnswer | undefined;
}) {
  const { id, itemName, kind, amount, description, outcome } = claim;
  const sent = useNavigation().formData;
  const isSaving = sent?.get("claimId") === id && sent.get("intent") === "answer";
  return (
    <div className="app-stack app-gap-8">
      <p>
        <strong>{CLAIM_KIND_TEXTS[kind]}</strong>:{" "}
        {fill(TEXTS.leftLine, { amount: formatNumber(amount), name: itemName })}
        {description !== "" && ` — ${description}`}
      </p>
      <ClaimPhotos requestId={requestId} claim={claim} />
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
      <ClaimTalk claim={claim} maySay={maySay && outcome === null} answer={answer} />
      {outcome === null && mayAnswer && (
        <Form
          method="post"
          className="app-shipment-form"
          aria-label={fill(TEXTS.answerNamed, { name: itemName })}
          preventScrollReset
        >
          <HiddenField name="intent" value="answer" />
          <HiddenField name="claimId" value={id} />
          {answer?.values["intent"] === "answer" && <Notice title={answer.problem} />}
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

/** The photos of a claim, each opened in full by a link. */
function ClaimPhotos({ requestId, claim }: { requestId: string; claim: Claim }) {
  const { photos, itemName, kind } = claim;
  if (photos.length === 0) return null;
  const facts = { what: CLAIM_KIND_TEXTS[kind], name: itemName, count: formatNumber(photos.length) };
  return (
    <ul className="app-claim__photos" aria-label={fill(TEXTS.photosOf, { name: itemName })}>
      {photos.map(({ id }, index) => {
        const path = claimPhotoPath(requestId, id);
        return (
          <li key={id}>
            <a href={path} target="_blank" rel="noreferrer">
              <img
                src={path}
                alt={fill(TEXTS.photo, { ...facts, number: formatNumber(index + 1) })}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** What both sides say about a claim, and the field for more until it has ended. */
function ClaimTalk({
  claim: { id, itemName, messages },
  maySay,
  answer,
}: {
  claim: Claim;
  maySay: boolean;
  answer: ShipmentsAnswer | undefined;
}) {
  const sent = useNavigation().formData;
  const isSaving = sent?.get("claimId") === id && sent.get("intent") === "say";
  const refused = answer?.values["intent"] === "say" ? answer : undefined;
  return (
    <>
      {messages.length > 0 && (
        <ul className="app-claim__talk" aria-label={fill(TEXTS.talkOf, { name: itemName })}>
          {messages.map(({ id: messageId, message, authorName, isOfCompany, createdAt }) => (
            <li key={messageId} data-side={isOfCompany ? "company" : "distributor"}>
              <span className="app-small app-quiet">
                {fill(TEXTS.saidBy, {
                  name: authorName,
                  side: isOfCompany ? TEXTS.ofCompany : TEXTS.ofDistributor,
                })}{" "}
                <InstantText value={createdAt} />
              </span>
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
      {maySay && (
        <Form
          key={messages.length}
          method="post"
          className="app-shipment-form"
          aria-label={fill(TEXTS.sayNamed, { name: itemName })}
          preventScrollReset
        >
          <HiddenField name="intent" value="say" />
          <HiddenField name="claimId" value={id} />
          {refused && <Notice title={refused.problem} />}
          <FieldFrame name="message" id={`message-${id}`} label={TEXTS.message}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                required
                maxLength={1_000}
                defaultValue={refused?.values["message"] ?? ""}
              />
            )}
          </FieldFrame>
          <div className="app-row">
            <BusyButton isBusy={isSaving} label={TEXTS.say} busyLabel={TEXTS.saving} kind="plain" />
          </div>
        </Form>
      )}
    </>
  );
}
