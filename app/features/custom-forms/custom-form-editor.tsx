import { CUSTOM_FORM_WORDS as WORDS, FORM_SCREEN_LABELS } from "#copy/custom-forms.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { FORM_SCREENS } from "#domain/custom-forms/custom-form.ts";
import {
  type CustomFormForm,
  readQuestionRow,
  toAskedForm,
  writeQuestionRow,
} from "#domain/custom-forms/custom-form-form.ts";
import { PURCHASE_TYPES } from "#domain/requests/purchase-types.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";
import { FormField } from "#app/components/form-field.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import type { RecordAnswer } from "../records/record-answer.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { useRecordForm } from "../records/use-record-form.ts";
import { CustomFormFields } from "./custom-form-fields.tsx";
import { QuestionList } from "./question-list.tsx";

/** Fields of which the order says nothing. */
const SETS = ["purchaseTypes"] as const;

export interface CustomFormEditorProps {
  /** Null for a new one, as its version. */
  id: string | null;
  version: number | null;
  form: CustomFormForm;
  answer: RecordAnswer<CustomFormForm> | undefined;
}

/** A form of the distributor's own, beside what a buyer sees of it. */
export function CustomFormEditor({ id, version, form: loaded, answer }: CustomFormEditorProps) {
  const state = useRecordForm({ record: { kind: "customForm", id }, loaded, version, answer, sets: SETS });
  const { form } = state;
  const change = (changes: Partial<CustomFormForm>) => {
    state.setForm((current) => ({ ...current, ...changes }));
  };
  const errors = answer?.errors ?? {};
  return (
    <div className="app-form-editor">
      <RecordFrame state={state} isNew={version === null} answer={answer} words={WORDS}>
        <PlaceFields form={form} errors={errors} onChange={change} />
        <QuestionList
          rows={form.fields.map(readQuestionRow)}
          sentKeys={answer?.form.fields.map((row) => readQuestionRow(row).key) ?? []}
          errors={errors}
          onChange={(rows) => {
            change({ fields: rows.map(writeQuestionRow) });
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

/** What the form is called, and where it is asked. */
function PlaceFields({ form, errors, onChange }: PlaceFieldsProps) {
  return (
    <fieldset className="gs-panel app-role__part">
      <legend className="app-role__legend">{WORDS.facts}</legend>
      <div className="app-terms-pair">
        <FormField
          name="name"
          label={WORDS.name}
          hint={WORDS.nameHint}
          error={errors["name"]}
          value={form.name}
          maxLength={60}
          required
          autoComplete="off"
          onChange={(event) => {
            onChange({ name: event.currentTarget.value });
          }}
        />
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
      <FieldFrame
        name="description"
        label={WORDS.description}
        hint={WORDS.descriptionHint}
        error={errors["description"]}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={300}
            value={form.description}
            onChange={(event) => {
              onChange({ description: event.currentTarget.value });
            }}
          />
        )}
      </FieldFrame>
      <PurchaseTypes form={form} errors={errors} onChange={onChange} />
      <label className="app-check">
        <input
          type="checkbox"
          name="active"
          checked={form.active === "true"}
          onChange={(event) => {
            onChange({ active: String(event.currentTarget.checked) });
          }}
        />
        <span>
          <strong>{WORDS.active}</strong>
          <small>{WORDS.activeHint}</small>
        </span>
      </label>
    </fieldset>
  );
}

function PurchaseTypes({ form: { purchaseTypes }, errors, onChange }: PlaceFieldsProps) {
  const error = errors["purchaseTypes"];
  return (
    <fieldset className="app-custom-form__choice" aria-describedby="purchaseTypes-hint">
      <legend className="app-field__label">{WORDS.purchaseTypes}</legend>
      <div className="app-custom-form__options">
        {PURCHASE_TYPES.map((type, index) => (
          <label key={type} className="app-check">
            <input
              type="checkbox"
              name="purchaseTypes"
              value={type}
              checked={purchaseTypes.includes(type)}
              aria-invalid={error !== undefined && index === 0 ? true : undefined}
              onChange={(event) => {
                const rest = purchaseTypes.filter((other) => other !== type);
                onChange({ purchaseTypes: event.currentTarget.checked ? [...rest, type] : rest });
              }}
            />
            <span>{PURCHASE_TYPE_LABELS[type]}</span>
          </label>
        ))}
      </div>
      <span className="app-field__hint" id="purchaseTypes-hint">
        {WORDS.purchaseTypesHint}
      </span>
      {error && <span className="gs-field-error">{WORDS.purchaseTypesRequired}</span>}
    </fieldset>
  );
}

/** The questions as a checkout asks them. What is typed here goes nowhere. */
function Preview({ form }: { form: CustomFormForm }) {
  const asked = toAskedForm(form, form.name.trim() || WORDS.newTitle);
  return (
    <aside className="app-form-preview" aria-label={WORDS.preview}>
      <h2 className="app-form-preview__title">{WORDS.preview}</h2>
      <p className="app-field__hint">{WORDS.previewHint}</p>
      {asked.fields.length === 0 ? (
        <p className="app-form-preview__empty">{WORDS.previewEmpty}</p>
      ) : (
        <CustomFormFields forms={[asked]} isNeeded />
      )}
    </aside>
  );
}
