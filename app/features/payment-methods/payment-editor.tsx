import "./payment-methods.css";
import "#app/ui/form.css";
import { fill } from "#copy/shared/fill.ts";
import { PAYMENT_FORM_WORDS as WORDS, PAYMENT_TYPE_LABELS } from "#copy/payment-methods.ts";
import { CONDITION_ROWS } from "#domain/payment-methods/payment-method-form.ts";
import type { PaymentMethodForm } from "#domain/payment-methods/payment-method-schema.ts";
import { MAX_CONDITIONS, PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { RecordActive, RecordDescription, RecordName } from "../records/record-facts.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { RowList } from "../records/row-list.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { ExampleAmount, useExampleAmount } from "../records/example-amount.tsx";

/** Form of a payment method with its conditions. */
export function PaymentEditor(editor: RecordEditorProps<PaymentMethodForm>) {
  const state = useRecordForm(editor);
  const { form, errors, answer, change } = state;
  return (
    <RecordFrame state={state} words={WORDS}>
      <MethodFields form={form} errors={errors} onChange={change} />
      <Conditions
        texts={form.conditions}
        sent={answer?.form.conditions ?? []}
        errors={errors}
        onChange={(conditions) => {
          change({ conditions });
        }}
      />
    </RecordFrame>
  );
}

function MethodFields({
  form,
  errors,
  onChange,
}: {
  form: PaymentMethodForm;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<PaymentMethodForm>) => void;
}) {
  const facts = { form, errors, words: WORDS, onChange };
  return (
    <FormPart legend={WORDS.facts}>
      <div className="app-form__pair">
        <SelectField
          name="type"
          label={WORDS.type}
          options={PAYMENT_TYPES.map((value) => ({ value, label: PAYMENT_TYPE_LABELS[value] }))}
          value={form.type}
          error={errors["type"]}
          onChange={(event) => {
            onChange({ type: event.currentTarget.value });
          }}
        />
        <RecordName {...facts} />
      </div>
      <RecordDescription {...facts} />
      <RecordActive {...facts} />
    </FormPart>
  );
}

/** Conditions in the order in which buyers see them, each with its result for an example. */
function Conditions(props: {
  /** Conditions as the form holds them, and as they were sent. */
  texts: readonly string[];
  sent: readonly string[];
  errors: Readonly<Record<string, string>>;
  onChange: (texts: string[]) => void;
}) {
  const example = useExampleAmount();
  return (
    <fieldset className="gs-panel app-form__part app-conditions">
      <legend className="app-form__legend">{WORDS.conditions}</legend>
      <p className="app-field__hint">{WORDS.conditionsHint}</p>
      {props.texts.length > 0 && (
        <ExampleAmount label={WORDS.exampleTotal} amount={example} className="app-conditions__example" />
      )}
      <RowList
        {...props}
        kind={CONDITION_ROWS}
        name="conditions"
        nameField="name"
        unnamed={(position) => fill(WORDS.unnamed, { position })}
        addLabel={WORDS.add}
        most={MAX_CONDITIONS}
      >
        {(row) => <ConditionFields {...row} exampleCents={example.cents} />}
      </RowList>
    </fieldset>
  );
}
