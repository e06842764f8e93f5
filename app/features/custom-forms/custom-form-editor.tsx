import "./custom-forms.css";
import "#app/ui/beside.css";
import "#app/ui/form.css";
import { CUSTOM_FORM_WORDS as WORDS, FORM_SCREEN_LABELS } from "#copy/custom-forms.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { FORM_SCREENS } from "#domain/custom-forms/custom-form.ts";
import { toAskedForm } from "#domain/custom-forms/custom-form-form.ts";
import type { CustomFormForm } from "#domain/custom-forms/custom-form-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { CheckList } from "#app/ui/check-list.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { RecordActive, RecordDescription, RecordName } from "../records/record-facts.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { CustomFormFields } from "./custom-form-fields.tsx";
import { QuestionList } from "./question-list.tsx";

/** Editor of a custom form, beside its preview. */
export function CustomFormEditor(editor: RecordEditorProps<CustomFormForm>) {
  const state = useRecordForm(editor, ["purchaseTypes"]);
  const { form, errors, answer, change } = state;
  return (
    <div className="app-beside app-form-editor">
      <RecordFrame state={state} words={WORDS}>
        <PlaceFields form={form} errors={errors} onChange={change} />
        <QuestionList
          texts={form.fields}
          sent={answer?.form.fields ?? []}
          errors={errors}
          onChange={(fields) => {
            change({ fields });
          }}
        />
      </RecordFrame>
      <Preview form={form} />
    </div>
  );
}

interface PlaceFieldsProps {
  form: CustomFormForm;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<CustomFormForm>) => void;
}

/** Name of the form, and the step of the checkout where it is shown. */
function PlaceFields({ form, errors, onChange }: PlaceFieldsProps) {
  const facts = { form, errors, words: WORDS, onChange };
  return (
    <FormPart legend={WORDS.facts}>
      <div className="app-form__pair">
        <RecordName {...facts} />
        <SelectField
          name="screen"
          label={WORDS.screen}
          options={FORM_SCREENS.map((value) => ({ value, label: FORM_SCREEN_LABELS[value] }))}
          value={form.screen}
          onChange={(event) => {
            onChange({ screen: event.currentTarget.value });
          }}
        />
      </div>
      <RecordDescription {...facts} />
      <CheckList
        name="purchaseTypes"
        legend={WORDS.purchaseTypes}
        hint={WORDS.purchaseTypesHint}
        options={PURCHASE_TYPES.map((value) => ({ value, label: PURCHASE_TYPE_LABELS[value] }))}
        chosen={form.purchaseTypes}
        isWrong={errors["purchaseTypes"] !== undefined}
        errorText={WORDS.purchaseTypesRequired}
        onChange={(purchaseTypes) => {
          onChange({ purchaseTypes });
        }}
      />
      <RecordActive {...facts} />
    </FormPart>
  );
}

/** The questions as the checkout shows them. Values typed here are not sent. */
function Preview({ form }: { form: CustomFormForm }) {
  const asked = toAskedForm(form, form.name.trim() || WORDS.newTitle);
  return (
    <aside className="app-stack app-beside__follows app-form-preview" aria-label={WORDS.preview}>
      <h2 className="app-heading">{WORDS.preview}</h2>
      <p className="app-field__hint">{WORDS.previewHint}</p>
      {asked.fields.length === 0 ? (
        <p className="app-preview-empty">{WORDS.previewEmpty}</p>
      ) : (
        <CustomFormFields forms={[asked]} isNeeded />
      )}
    </aside>
  );
}
