import "./popups.css";
import "#app/ui/beside.css";
import { POPUP_FORM_WORDS as WORDS } from "#copy/popups.ts";
import type { PageName } from "#domain/access/pages.ts";
import type { PopupForm } from "#domain/popups/popup-schema.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { PopupContentFields, PopupDisplayFields } from "./popup-fields.tsx";
import { PopupPreview } from "./popup-preview.tsx";

export interface PopupEditorProps extends RecordEditorProps<PopupForm> {
  pages: readonly PageName[];
}

/** Form of a pop-up beside its preview. */
export function PopupEditor({ pages, ...editor }: PopupEditorProps) {
  const state = useRecordForm(editor, ["whereToDisplay"]);
  const { form, errors, change } = state;
  const part = { form, errors, onChange: change };
  return (
    <div className="app-beside app-popup-editor">
      <RecordFrame state={state} words={WORDS}>
        <PopupContentFields {...part} />
        <PopupDisplayFields {...part} pages={pages} />
      </RecordFrame>
      <PopupPreview form={form} />
    </div>
  );
}
