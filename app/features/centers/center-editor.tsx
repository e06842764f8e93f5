import { CENTER_FORM_WORDS as WORDS } from "#copy/distribution.ts";
import { CENTER_FORM_SETS } from "#domain/centers/center-form.ts";
import type { CenterForm } from "#domain/centers/center-schema.ts";
import { CenterFields } from "./center-fields.tsx";
import type { RecordAnswer } from "../records/record-answer.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { StatePicker } from "./state-picker.tsx";
import { useRecordForm } from "../records/use-record-form.ts";

export interface CenterEditorProps {
  /** Null for a new center. */
  id: string | null;
  version: number | null;
  form: CenterForm;
  answer: RecordAnswer<CenterForm> | undefined;
}

/** Name, address and serviced states of a center. */
export function CenterEditor({ id, version, form: loaded, answer }: CenterEditorProps) {
  const state = useRecordForm({
    record: { kind: "center", id },
    loaded,
    version,
    answer,
    sets: CENTER_FORM_SETS,
  });
  const { form, setForm } = state;
  const errors = answer?.errors ?? {};
  return (
    <RecordFrame state={state} isNew={version === null} answer={answer} words={WORDS}>
      <CenterFields form={form} errors={errors} onChange={setForm} />
      <StatePicker
        name="servicedStates"
        legend={WORDS.statesPart}
        hint={WORDS.statesHint}
        selected={form.servicedStates}
        error={errors["servicedStates"] && WORDS.statesRequired}
        onChange={(servicedStates) => {
          setForm((current) => ({ ...current, servicedStates }));
        }}
      />
    </RecordFrame>
  );
}
