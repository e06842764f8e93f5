import { RECOMMENDATION_FORM_WORDS as WORDS } from "#copy/recommendations.ts";
import { RECOMMENDATION_FORM_SETS } from "#domain/recommendations/recommendation-form.ts";
import type { RecommendationForm } from "#domain/recommendations/recommendation-schema.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { type RuleChoices, RuleFields } from "./rule-fields.tsx";

export interface RuleEditorProps extends RecordEditorProps<RecommendationForm> {
  choices: RuleChoices;
}

/** The form of a recommendation rule. */
export function RuleEditor({ choices, ...editor }: RuleEditorProps) {
  const state = useRecordForm(editor, RECOMMENDATION_FORM_SETS);
  const { form, errors, setForm } = state;
  return (
    <RecordFrame state={state} words={WORDS}>
      <RuleFields form={form} errors={errors} choices={choices} onChange={setForm} />
    </RecordFrame>
  );
}
