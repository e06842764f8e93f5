import { POPUP_FORM_WORDS as WORDS } from "#copy/popups.ts";
import type { PageName } from "#domain/access/pages.ts";
import type { PopupForm } from "#domain/popups/popup-schema.ts";
import type { RecordAnswer } from "../records/record-answer.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { useRecordForm } from "../records/use-record-form.ts";
import { PopupContentFields, PopupDisplayFields } from "./popup-fields.tsx";
import { PopupPreview } from "./popup-preview.tsx";

export interface PopupEditorProps {
  /** Null for a new pop-up, as its version. */
  id: string | null;
  /** Which one a new one is a copy of; null for none. */
  copyOf: string | null;
  version: number | null;
  form: PopupForm;
  pages: readonly PageName[];
  answer: RecordAnswer<PopupForm> | undefined;
}

/** The form of a pop-up beside what it will look like. */
export function PopupEditor({ id, copyOf, version, form, pages, answer }: PopupEditorProps) {
  const state = useRecordForm({
    record: { kind: "popup", id, copyOf },
    loaded: form,
    version,
    answer,
    sets: ["whereToDisplay"],
  });
  const part = {
    form: state.form,
    errors: answer?.errors ?? {},
    onChange: (changes: Partial<PopupForm>) => {
      state.setForm((current) => ({ ...current, ...changes }));
    },
  };
  return (
    <div className="app-popup-editor">
      <RecordFrame state={state} isNew={version === null} answer={answer} words={WORDS}>
        <PopupContentFields {...part} />
        <PopupDisplayFields {...part} pages={pages} />
      </RecordFrame>
      <PopupPreview form={state.form} />
    </div>
  );
}
