import { useState } from "react";
import { changedFields, type RecordForm } from "#domain/records/record-form.ts";
import { useAnswerFocus } from "#app/ui/use-answer-focus.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { isLike } from "#app/lib/drafts/is-like.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import type { RecordAnswer } from "./record-answer.ts";

/** Which record a form is of. */
export interface RecordName {
  /** What it is, as its drafts are named. */
  kind: string;
  /** Null for a new one. */
  id: string | null;
  /** Which one a new one is a copy of. */
  copyOf?: string | null;
}

/** What a page gives the form of its record. */
export interface RecordEditorProps<Form extends RecordForm> {
  record: RecordName;
  /** Null for a new one. */
  version: number | null;
  /** As it was loaded. */
  form: Form;
  answer: RecordAnswer<Form> | undefined;
}

export type RecordState<Form extends RecordForm> = ReturnType<typeof useRecordForm<Form>>;

/** Name of the draft of a record's form. */
export function recordDraftName({ kind, id, copyOf }: RecordName): string {
  return `${kind}:${id ?? (copyOf ? `novo-${copyOf}` : "novo")}`;
}

/** The state of a record's form. What was loaded when it opened stays its base, so that news of the record meanwhile
 *  changes nothing of what somebody is typing; it opens anew under another `key`. What is typed survives a reload.
 *  @param sets - lists of which the order says nothing */
export function useRecordForm<Form extends RecordForm>(
  { record, version, form: loaded, answer }: RecordEditorProps<Form>,
  sets: readonly (keyof Form)[] = [],
) {
  const [base] = useState(answer?.base ?? loaded);
  const [begun] = useState(answer?.version ?? version ?? 0);
  const signedIn = useSignedIn();
  const draft = {
    ...signedIn,
    name: versionedDraftName({ ...signedIn, name: recordDraftName(record) }, begun),
  };
  const kept = useStateDraft(draft, {
    initial: answer?.form ?? loaded,
    isState: isLike(loaded),
    isSent: answer !== undefined,
  });
  const { state: form, setState: setForm } = kept;
  const element = useAnswerFocus(answer);
  return {
    ...{ base, begun, form, setForm, kept, element, answer },
    isNew: version === null,
    errors: answer?.errors ?? {},
    changes: changedFields(base, form, sets),
    change: (changes: Partial<Form>) => {
      setForm((current) => ({ ...current, ...changes }));
    },
  };
}
