import { useEffect, useRef } from "react";
import { clearFormDraft, type DraftTarget } from "./form-draft-store.ts";

/** Name of a draft for one version of a record: input typed over another version is not restored.
 *  @param version - 0 for a new record */
export function versionedDraftName({ name }: DraftTarget, version = 0): string {
  return `${name}:${String(version)}`;
}

/** Deletes the draft of a new record once it was saved, since the record has an address of its own then. */
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
