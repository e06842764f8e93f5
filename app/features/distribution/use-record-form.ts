import { useState } from "react";
import { changedFields, type RecordForm } from "#domain/centers/record-form.ts";
import { useAnswerFocus } from "#app/components/use-answer-focus.ts";
import type { RecordAnswer } from "./record-answer.ts";

/** The state of a record's form. What was loaded when it opened stays its base, so that news of the record meanwhile
 *  changes nothing of what somebody is typing; it opens anew under another `key`.
 *  @param sets - lists of which the order says nothing */
export function useRecordForm<Form extends RecordForm>({
  loaded,
  version,
  answer,
  sets,
}: {
  loaded: Form;
  version: number | null;
  answer: RecordAnswer<Form> | undefined;
  sets: readonly (keyof Form)[];
}) {
  const [base] = useState(answer?.base ?? loaded);
  const [begun] = useState(answer?.version ?? version ?? 0);
  const [form, setForm] = useState(answer?.form ?? loaded);
  const element = useAnswerFocus(answer);
  return { base, begun, form, setForm, element, changes: changedFields(base, form, sets) };
}
