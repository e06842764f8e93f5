import "./form.css";
import { useNavigation } from "@remix-run/react";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { Button } from "./button.tsx";

export interface SaveBarProps {
  /** The changes, in words. */
  text: string;
  isDirty: boolean;
  /** Whether the form can be saved without changes. */
  isNew: boolean;
  labels: { save: string; saving: string; discard: string };
  onDiscard: () => void;
}

/** Sticky bar with the changes and the save button. Before scripts run, it saves the form as it is. */
export function SaveBar({ text, isDirty, isNew, labels, onDiscard }: SaveBarProps) {
  const isSaving = useNavigation().state === "submitting";
  const isHydrated = useHydrated();
  return (
    <div className="gs-panel app-row app-row--end app-save-bar" data-dirty={isDirty}>
      <p className="app-save-bar__text" role="status">
        {text}
      </p>
      {isDirty && <Button onClick={onDiscard}>{labels.discard}</Button>}
      <Button type="submit" kind="primary" disabled={isHydrated && !isDirty && !isNew} aria-busy={isSaving}>
        {isSaving ? labels.saving : labels.save}
      </Button>
    </div>
  );
}
