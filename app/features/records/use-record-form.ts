import { useEffect, useState } from "react";
import { changedFields, type RecordForm } from "#domain/records/record-form.ts";
import { useAnswerFocus } from "#app/components/use-answer-focus.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { clearFormDraft } from "#app/lib/drafts/form-draft-store.ts";
import { isLike } from "#app/lib/drafts/is-like.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import type { RecordAnswer } from "./record-answer.ts";

/** Which record a form is of. */
export interface RecordName {
  kind: "center" | "region" | "coupon" | "paymentMethod" | "customForm" | "popup";
  /** Null for a new one. */
  id: string | null;
  /** Which one a new one is a copy of. */
  copyOf?: string | null;
}

/** Name of the draft of a record's form. */
export function recordDraftName({ kind, id, copyOf }: RecordName): string {
  return `${kind}:${id ?? (copyOf ? `novo-${copyOf}` : "novo")}`;
}

/** The state of a record's form. What was loaded when it opened stays its base, so that news of the record meanwhile
 *  changes nothing of what somebody is typing; it opens anew under another `key`. What is typed survives a reload.
 *  @param sets - lists of which the order says nothing */
export function useRecordForm<Form extends RecordForm>({
  record,
  loaded,
  version,
  answer,
  sets,
}: {
  record: RecordName;
  loaded: Form;
  version: number | null;
  answer: RecordAnswer<Form> | undefined;
  sets: readonly (keyof Form)[];
}) {
  const [base] = useState(answer?.base ?? loaded);
  const [begun] = useState(answer?.version ?? version ?? 0);
  const signedIn = useSignedIn();
  const { kind } = record;
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
  const { userId, distributorId } = signedIn;
  useEffect(() => {
    // In its first version it was a new one just now: that draft is done.
    if (version === 1)
      void clearFormDraft({ name: `${recordDraftName({ kind, id: null })}:0`, userId, distributorId });
  }, [version, kind, userId, distributorId]);
  const element = useAnswerFocus(answer);
  return { base, begun, form, setForm, kept, element, changes: changedFields(base, form, sets) };
}
