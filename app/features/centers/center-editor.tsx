import { CENTER_FORM_WORDS as WORDS } from "#copy/centers/distribution.ts";
import { CENTER_FORM_SETS } from "#domain/centers/center-form.ts";
import type { CenterForm } from "#domain/centers/center-schema.ts";
import { CenterFields } from "./center-fields.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { StatePicker } from "./state-picker.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";

/** Name, address and serviced states of a center. */
export function CenterEditor(editor: RecordEditorProps<CenterForm>) {
  const state = useRecordForm(editor, CENTER_FORM_SETS);
  const { form, errors, change, setForm } = state;
  return (
    <RecordFrame state={state} words={WORDS}>
      <CenterFields form={form} errors={errors} onChange={setForm} />
      <StatePicker
        name="servicedStates"
        legend={WORDS.statesPart}
        hint={WORDS.statesHint}
        selected={form.servicedStates}
        error={errors["servicedStates"] && WORDS.statesRequired}
        onChange={(servicedStates) => {
          change({ servicedStates });
        }}
      />
    </RecordFrame>
  );
}
