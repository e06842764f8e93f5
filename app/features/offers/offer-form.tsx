import { Form, Link, useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { OFFER_KIND_TEXTS, OFFER_TEXTS } from "#copy/offers.ts";
import { changedFields } from "#domain/records/record-form.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { FormNotice } from "#app/components/form-notice.tsx";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { PageDialog } from "#app/components/page-dialog.tsx";
import { useAnswerFocus } from "#app/components/use-answer-focus.ts";
import { DraftNotice } from "#app/components/draft-notice.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { isLike } from "#app/lib/drafts/is-like.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import type { OfferDialog, OfferFormAnswer } from "./offer-answer.ts";
import { OfferFieldInput } from "./offer-field.tsx";
import type { OfferField, OfferValues } from "./offer-fields.ts";
import type { OfferKindName } from "./offer-kind.ts";

export interface OfferFormProps {
  kind: OfferKindName;
  dialog: Extract<OfferDialog, { mode: "form" }>;
  fields: readonly OfferField[];
  answer: OfferFormAnswer | undefined;
  draft: DraftTarget;
  /** Address of the list. */
  closeTo: string;
  /** What comes of the values, below them. */
  preview?: ((values: OfferValues) => ReactNode) | undefined;
}

/** The form of an entry, in a dialog of its own address. What was loaded when it opened stays its base, so that news
 *  meanwhile changes nothing of what somebody is typing; it opens anew under another `key`. What is typed survives a
 *  reload. */
export function OfferForm({ kind, dialog, fields, answer, draft, closeTo, preview }: OfferFormProps) {
  const [base] = useState(answer?.base ?? dialog.values);
  const kept = useStateDraft(draft, {
    initial: answer?.values ?? dialog.values,
    isState: isLike(dialog.values),
    isSent: answer !== undefined,
  });
  const { state: values, setState: setValues } = kept;
  const form = useAnswerFocus(answer);
  const isBusy = useNavigation().state === "submitting";
  const texts = OFFER_KIND_TEXTS[kind];
  const whole = answer?.errors["body"];
  const errorSummary = whole === undefined ? OFFER_TEXTS.errorSummary : OFFER_TEXTS.errors[whole];
  return (
    <PageDialog title={dialog.id === null ? texts.new : texts.edit} closeTo={closeTo}>
      <Form ref={form} method="post" noValidate preventScrollReset>
        {/* Enter in a field presses the first button that submits. */}
        <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
        <input type="hidden" name="id" value={dialog.id ?? ""} />
        <input type="hidden" name="version" value={answer?.version ?? dialog.version} />
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        <FormNotice answer={answer} texts={{ ...OFFER_TEXTS, errorSummary }} />
        <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
        {fields.map((field) => (
          <OfferFieldInput
            key={field.name}
            field={field}
            values={values}
            error={answer?.errors[field.name]}
            onChange={setValues}
          />
        ))}
        {preview?.(values)}
        <div className="app-page-dialog__actions">
          <Link className="gs-button" to={closeTo} replace preventScrollReset>
            {OFFER_TEXTS.cancel}
          </Link>
          <SaveButton isBusy={isBusy} />
        </div>
        <LeaveGuard
          isDirty={changedFields(base, values).length > 0}
          message={OFFER_TEXTS.unsaved}
          isInSearch
          onLeave={kept.clear}
        />
      </Form>
    </PageDialog>
  );
}

function SaveButton({ isBusy }: { isBusy: boolean }) {
  return (
    <BusyButton
      isBusy={isBusy}
      label={OFFER_TEXTS.save}
      busyLabel={OFFER_TEXTS.saving}
      name="intent"
      value="save"
      className="gs-button gs-button--primary"
    />
  );
}
