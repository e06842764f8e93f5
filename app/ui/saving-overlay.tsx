import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { SAVING_TEXT } from "#copy/ui/dialogs.ts";

/** Delay before the overlay, in milliseconds; faster saves show none. */
const PATIENCE_MS = 400;

/** Overlay over the page while a form is being sent. */
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
