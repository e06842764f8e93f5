import "#app/ui/page-dialog.css";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { OFFER_KIND_TEXTS, OFFER_TEXTS } from "#copy/offers.ts";
import { RECORD_FORM_TEXTS } from "#copy/records.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormNotice } from "#app/ui/form-notice.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { OfferFieldInput } from "./offer-field.tsx";
import type { OfferField, OfferValues } from "./offer-fields.ts";
import type { OfferKindName } from "./offer-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface OfferFormProps extends RecordEditorProps<OfferValues> {
  kind: OfferKindName;
  fields: readonly OfferField[];
  /** Address of the list without the dialog. */
  closeTo: string;
  /** Preview of the values, below them. */
  preview?: ((values: OfferValues) => ReactNode) | undefined;
}

/** The form of an entry, in a dialog with an address of its own. */
export function OfferForm({ kind, fields, closeTo, preview, ...editor }: OfferFormProps) {
  const sets = fields.flatMap((field) => (field.kind === "choices" ? [field.name] : []));
  const state = useRecordForm(editor, sets);
  const { base, begun, form: values, errors, changes, isNew, element, setForm, kept, answer } = state;
  const isBusy = useNavigation().state === "submitting";
  const texts = OFFER_KIND_TEXTS[kind];
  return (
    <PageDialog title={isNew ? texts.new : texts.edit} closeTo={closeTo}>
      <Form ref={element} method="post" noValidate preventScrollReset>
        {/* Enter in a field presses the form's first submit button. */}
        <Button kind="bare" type="submit" name="intent" value="save" hidden tabIndex={-1} />
        <HiddenField name="id" value={editor.record.id ?? ""} />
        <HiddenField name="version" value={begun} />
        <HiddenField name="base" value={JSON.stringify(base)} />
        <FormNotice answer={answer} texts={{ ...RECORD_FORM_TEXTS, staleTitle: OFFER_TEXTS.staleTitle }} />
        <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
        {fields.map((field) => (
          <OfferFieldInput
            key={field.name}
            field={field}
            values={values}
            error={errors[field.name]}
            onChange={setForm}
          />
        ))}
        {preview?.(values)}
        <div className="app-page-dialog__actions">
          <LinkButton to={closeTo} replace preventScrollReset>
            {OFFER_TEXTS.cancel}
          </LinkButton>
          <SaveButton isBusy={isBusy} />
        </div>
        <LeaveGuard
          isDirty={changes.length > 0}
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
      kind="primary"
    />
  );
}
