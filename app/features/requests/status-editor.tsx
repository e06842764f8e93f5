import "./statuses.css";
import "#app/ui/form.css";
import {
  STATUS_COLOR_LABELS,
  STATUS_FORM_WORDS as WORDS,
  STATUS_GROUP_LABELS,
} from "#copy/requests/statuses.ts";
import { STATUS_COLORS, STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import type { StatusForm } from "#domain/requests/deal-status-schema.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { Tick } from "#app/ui/input.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { RecordName } from "../records/record-facts.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";

const GROUP_OPTIONS = STATUS_GROUPS.map((value) => ({ value, label: STATUS_GROUP_LABELS[value] }));

/** Form of a status. */
export function StatusEditor(editor: RecordEditorProps<StatusForm>) {
  const state = useRecordForm(editor);
  const { form, errors, change } = state;
  return (
    <RecordFrame state={state} words={WORDS}>
      <FormPart legend={WORDS.facts}>
        <div className="app-form__pair">
          <RecordName form={form} errors={errors} words={WORDS} onChange={change} />
          <SelectField
            name="group"
            label={WORDS.group}
            hint={WORDS.groupHint}
            options={GROUP_OPTIONS}
            value={form.group}
            error={errors["group"]}
            onChange={(event) => {
              change({ group: event.currentTarget.value });
            }}
          />
        </div>
        <ColorChoice
          value={form.color}
          begun={state.base.color}
          onChange={(color) => {
            change({ color });
          }}
        />
      </FormPart>
    </RecordFrame>
  );
}

/** Colours to choose from, and the one that the status has. */
function ColorChoice({
  value,
  begun,
  onChange,
}: {
  value: string;
  begun: string;
  onChange: (color: string) => void;
}) {
  const isOffered = STATUS_COLORS.some(({ color }) => color === begun);
  const colors = isOffered ? STATUS_COLORS : [...STATUS_COLORS, { name: "own" as const, color: begun }];
  return (
    <fieldset className="app-form__choices">
      <legend className="app-field__label">{WORDS.color}</legend>
      <div className="app-row app-status-colors">
        {colors.map(({ name, color }) => (
          <label key={color} className="app-status-color">
            <Tick
              type="radio"
              name="color"
              value={color}
              checked={value === color}
              onChange={() => {
                onChange(color);
              }}
            />
            <span className="app-status-mark" style={{ background: color }} aria-hidden="true" />
            <span>{STATUS_COLOR_LABELS[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
