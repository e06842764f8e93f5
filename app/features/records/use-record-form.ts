import { useState } from "react";
import { changedFields, type RecordForm } from "#domain/records/record-form.ts";
import { useAnswerFocus } from "#app/ui/use-answer-focus.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { isLike } from "#app/lib/drafts/is-like.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import type { RecordAnswer } from "./record-answer.ts";

/** Identifies the record of a form. */
export interface RecordName {
  /** Kind of the record, as in the names of its drafts. */
  kind: string;
  /** Null for a new record. */
  id: string | null;
  /** Id of the record that a new one is a copy of. */
  copyOf?: string | null;
}

/** Props of the form of a record. */
export interface RecordEditorProps<Form extends RecordForm> {
  record: RecordName;
  /** Null for a new record. */
  version: number | null;
  /** Values of the loaded record. */
  form: Form;
  answer: RecordAnswer<Form> | undefined;
}

export type RecordState<Form extends RecordForm> = ReturnType<typeof useRecordForm<Form>>;

/** Name of the draft of a record's form. */
export function recordDraftName({ kind, id, copyOf }: RecordName): string {
  return `${kind}:${id ?? (copyOf ? `novo-${copyOf}` : "novo")}`;
}

/** State of a record's form. The form's base is what was loaded when it opened, so that changes by other people do
 *  not touch unsaved input; another `key` opens it anew. Unsaved input survives a reload.
 *  @param sets - lists whose order does not matter */
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
