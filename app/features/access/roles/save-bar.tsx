import { useNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/roles.ts";
import { hasChanges, type RoleFormChanges } from "#domain/access/role-form.ts";
import { changesText } from "./changes-text.ts";

export interface SaveBarProps {
  changes: RoleFormChanges;
  isNew: boolean;
  onDiscard: () => void;
}

/** What changed, and the way to save it: always in sight. Before scripts run it saves whatever the form holds. */
export function SaveBar({ changes, isNew, onDiscard }: SaveBarProps) {
  const isSaving = useNavigation().state === "submitting";
  const isScripted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const isDirty = hasChanges(changes);
  const label = isNew ? TEXTS.create : TEXTS.save;
  return (
    <div className="app-save-bar" data-dirty={isDirty}>
      <p className="app-save-bar__text" role="status">
        {changesText(changes)}
      </p>
      {isDirty && (
        <button type="button" className="gs-button" onClick={onDiscard}>
          {TEXTS.discard}
        </button>
      )}
      <button
        type="submit"
        className="gs-button gs-button--primary"
        disabled={isScripted && !isDirty && !isNew}
        aria-busy={isSaving}
      >
        {isSaving ? TEXTS.saving : label}
      </button>
    </div>
  );
}
