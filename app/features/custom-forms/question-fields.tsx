import "./custom-forms.css";
import { CUSTOM_FORM_WORDS as WORDS, FORM_FIELD_TYPE_LABELS } from "#copy/custom-forms.ts";
import { fill } from "#copy/shared/fill.ts";
import {
  type FormFieldType,
  takesLimit,
  takesOptions,
  TEXT_LIMITS,
} from "#domain/custom-forms/custom-form.ts";
import type { QuestionRow } from "#domain/custom-forms/custom-form-form.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TakeOutButton } from "#app/ui/take-out-button.tsx";
import type { RowFieldsProps } from "../records/row-list.tsx";
import { HiddenField, TextArea, Tick } from "#app/ui/input.tsx";

const TYPES = Object.entries(FORM_FIELD_TYPE_LABELS).map(([value, label]) => ({ value, label }));

/** Fields of a question. Fields that its type does not use are sent unchanged, so that a change of type and back
 *  keeps them. */
export function QuestionFields({ row, title, errors, onChange, onRemove }: RowFieldsProps<QuestionRow>) {
  const type = row.type as FormFieldType;
  const field = (name: Exclude<keyof QuestionRow, "key" | "required">) => ({
    id: `${row.key}-${name}`,
    name: `field.${name}`,
    value: row[name],
    error: errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1],
    onChange: (event: { currentTarget: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement }) => {
      onChange({ ...row, [name]: event.currentTarget.value });
    },
  });
  const { value: options, onChange: onOptions, ...optionsField } = field("options");
  return (
    <fieldset className="app-stack app-gap-12">
      <legend className="gs-visually-hidden">{title}</legend>
      <HiddenField name="field.key" value={row.key} />
      <div className="app-question__fields">
        <FormField {...field("label")} label={WORDS.label} maxLength={120} required autoComplete="off" />
        <SelectField {...field("type")} label={WORDS.type} options={TYPES} />
        <FormField
          {...field("help")}
          label={WORDS.help}
          hint={WORDS.helpHint}
          maxLength={200}
          autoComplete="off"
        />
        {takesLimit(type) ? (
          <FormField
            {...field("maxLength")}
            label={WORDS.maxLength}
            hint={fill(WORDS.maxLengthHint, { usual: TEXT_LIMITS[type].usual, most: TEXT_LIMITS[type].most })}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
        ) : (
          <HiddenField name="field.maxLength" value={row.maxLength} />
        )}
      </div>
      {takesOptions(type) ? (
        <FieldFrame {...optionsField} label={WORDS.options} hint={WORDS.optionsHint}>
          {(control) => <TextArea {...control} rows={4} value={options} onChange={onOptions} />}
        </FieldFrame>
      ) : (
        <HiddenField name="field.options" value={row.options} />
      )}
      <div className="app-row app-row--between app-gap-12 app-question__foot">
        <label className="app-check">
          <Tick
            name="field.required"
            value={row.key}
            checked={row.required === "true"}
            onChange={(event) => {
              onChange({ ...row, required: String(event.currentTarget.checked) });
            }}
          />
          <span>{WORDS.required}</span>
        </label>
        <TakeOutButton
          name="remove"
          value={row.key}
          label={fill(WORDS.remove, { name: title })}
          onTakeOut={onRemove}
        />
      </div>
    </fieldset>
  );
}
