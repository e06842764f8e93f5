import { Form } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { POPUP_FORM_WORDS as WORDS } from "#copy/popups.ts";
import type { PageName } from "#domain/access/pages.ts";
import { changedPopupFields, type PopupForm } from "#domain/popups/popup-form.ts";
import { FormNotice } from "#app/components/form-notice.tsx";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import { useAnswerFocus } from "#app/components/use-answer-focus.ts";
import { DraftNotice } from "#app/components/draft-notice.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { useFormDraft } from "#app/lib/drafts/use-form-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import type { PopupAnswer } from "./popup-answer.ts";
import { PopupContentFields, PopupDisplayFields } from "./popup-fields.tsx";
import { PopupPreview } from "./popup-preview.tsx";

export interface PopupEditorProps {
  /** Null for a new pop-up. */
  version: number | null;
  form: PopupForm;
  pages: readonly PageName[];
  draft: DraftTarget;
  answer: PopupAnswer | undefined;
}

/** The form of a pop-up beside what it will look like. What was loaded when it opened stays its base, so that news of
 *  the pop-up meanwhile changes nothing of what somebody is typing; it opens anew under another `key`. */
export function PopupEditor({ version, form: loaded, pages, draft, answer }: PopupEditorProps) {
  const [base] = useState(answer?.base ?? loaded);
  const [begun] = useState(answer?.version ?? version ?? 0);
  const [form, setForm] = useState(answer?.form ?? loaded);
  const element = useAnswerFocus(answer);
  // A draft of one version says nothing about another.
  const kept = useFormDraft(element, { ...draft, name: versionedDraftName(draft, begun), enabled: true });
  const changes = changedPopupFields(base, form);
  const part = { form, errors: answer?.errors ?? {}, onChange: setForm };
  return (
    <div className="app-popup-editor">
      <Form ref={element} method="post" className="app-role" noValidate>
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        <input type="hidden" name="version" value={begun} />
        {/* Enter in a field presses the first button that submits. */}
        <button type="submit" hidden tabIndex={-1} />
        <FormNotice answer={answer} texts={WORDS} />
        <DraftNotice
          restored={kept.restored}
          onDiscard={() => {
            kept.discard();
          }}
        />
        <PopupContentFields {...part} />
        <PopupDisplayFields {...part} pages={pages} />
        <SaveBar
          text={changes.length > 0 ? fill(WORDS.changes, { list: changesText(changes) }) : WORDS.noChanges}
          isDirty={changes.length > 0}
          isNew={version === null}
          labels={{ ...WORDS, save: version === null ? WORDS.create : WORDS.save }}
          onDiscard={() => {
            setForm(base);
            kept.clear();
          }}
        />
        <LeaveGuard
          isDirty={changes.length > 0}
          message={WORDS.unsaved}
          onLeave={() => {
            kept.clear();
          }}
        />
      </Form>
      <PopupPreview form={form} />
    </div>
  );
}

/** The fields that differ, by their names. */
function changesText(changes: readonly (keyof PopupForm)[]): string {
  return [...new Set(changes.map((field) => WORDS.fields[field]))].join(", ");
}
