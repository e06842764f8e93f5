import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { SAVING_TEXT } from "#copy/ui/dialogs.ts";

/** What is saved faster than this needs no word. */
const PATIENCE_MS = 400;

/** Dims the page while a form that was sent takes its time. */
export function SavingOverlay() {
  const isSubmitting = useNavigation().state === "submitting";
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSubmitting) return;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isSubmitting]);
  return (
    <div className="app-saving" data-shown={isLate} role="status" aria-busy={isLate}>
      {isLate && (
        <p className="app-saving__label">
          <span className="app-saving__mark" aria-hidden="true" />
          {SAVING_TEXT}
        </p>
      )}
    </div>
  );
}
