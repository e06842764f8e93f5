import { useEffect, useId, useRef } from "react";
import { MAINTENANCE_DIALOG, SESSION_TEXTS } from "#copy/session.ts";
import type { ApiFailure } from "./api-request.ts";

export interface SessionDialogProps {
  error: ApiFailure;
  /** The person closed it, by its button or with Escape. */
  onClose: () => void;
}

/** An error that the person has to read before going on. The browser's own modal keeps the focus inside and gives it
 *  back. */
export function SessionDialog({ error, onClose }: SessionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { title, description } = wordsOf(error);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="app-session-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className="app-session-dialog__title">
        {title}
      </h2>
      <p id={`${id}-text`} className="app-session-dialog__text">
        {description}
      </p>
      <button
        type="button"
        className="gs-button gs-button--primary"
        onClick={() => {
          dialog.current?.close();
        }}
      >
        {SESSION_TEXTS.closeDialog}
      </button>
    </dialog>
  );
}

function wordsOf(error: ApiFailure): { title: string; description: string } {
  return error.type === "maintenance" || error.type === "maintenanceStaff" ? MAINTENANCE_DIALOG : error;
}
