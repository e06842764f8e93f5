import { useEffect, useRef } from "react";
import { clearFormDraft, type DraftTarget } from "./form-draft-store.ts";

/** Name of a draft that belongs to one version of a record: what somebody typed over another version is not put back.
 *  @param version - 0 for a record that is new */
export function versionedDraftName({ name }: DraftTarget, version = 0): string {
  return `${name}:${String(version)}`;
}

/** A new record that was saved shows under its own address: the draft of the form before is done. */
export function useClearedDraft(draft: DraftTarget, savedVersion: number): void {
  const last = useRef(draft);
  useEffect(() => {
    const before = last.current;
    last.current = draft;
    if (savedVersion > 0 && before.name !== draft.name) {
      void clearFormDraft({ ...before, name: versionedDraftName(before) });
    }
  }, [draft, savedVersion]);
}
