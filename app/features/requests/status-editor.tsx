import "#app/ui/form.css";
import { STATUS_FORM_WORDS as WORDS, STATUS_GROUP_LABELS } from "#copy/requests/statuses.ts";
import { STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import type { StatusForm } from "#domain/requests/deal-status-schema.ts";
import { MARK_COLORS } from "#domain/shared/mark-colors.ts";
import { ColorChoice } from "#app/ui/color-choice.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
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
          colors={MARK_COLORS}
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
