import "./terms-settings.css";
import "#app/ui/beside.css";
import { TERMS_FORM_WORDS as WORDS } from "#copy/terms.ts";
import { toTermsBlocks } from "#domain/terms/terms-blocks.ts";
import { MAX_TERMS_TEXT, MAX_TERMS_TITLE } from "#domain/terms/terms-limits.ts";
import type { TermsForm } from "#domain/terms/terms-schema.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { TermsBody } from "./terms-body.tsx";

/** Form of a draft beside the text as it will be read. */
export function TermsEditor(editor: RecordEditorProps<TermsForm>) {
  const state = useRecordForm(editor);
  const { form, errors, change } = state;
  return (
    <div className="app-beside app-terms-editor">
      <RecordFrame state={state} words={WORDS}>
        <FormPart legend={WORDS.text}>
          <FormField
            {...{ name: "title", label: WORDS.title, error: errors["title"], value: form.title }}
            maxLength={MAX_TERMS_TITLE}
            required
            autoComplete="off"
            onChange={(event) => {
              change({ title: event.currentTarget.value });
            }}
          />
          <TextAreaField
            {...{ name: "body", label: WORDS.body, hint: WORDS.bodyHint, error: errors["body"] }}
            value={form.body}
            rows={24}
            maxLength={MAX_TERMS_TEXT}
            required
            onText={(body) => {
              change({ body });
            }}
          />
        </FormPart>
      </RecordFrame>
      <TermsPreview form={form} />
    </div>
  );
}

function TermsPreview({ form: { title, body } }: { form: TermsForm }) {
  const blocks = toTermsBlocks(body);
  return (
    <aside className="app-beside__follows app-terms-preview" aria-label={WORDS.preview}>
      <h2 className="app-terms-preview__label">{WORDS.preview}</h2>
      {/* A scrolling area must be reachable with the keyboard. */}
      <Panel
        as="div"
        className="app-terms app-terms-preview__text"
        role="region"
        aria-label={WORDS.text}
        tabIndex={0}
      >
        <p className="app-terms-preview__title">{title.trim() || WORDS.previewTitle}</p>
        {blocks.length === 0 ? <p>{WORDS.previewBody}</p> : <TermsBody blocks={blocks} heading="h3" />}
      </Panel>
    </aside>
  );
}
