import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/roles.ts";

/** Asks before a page with unsaved changes is left.
 *  @param onLeave - the person gives the changes up */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <LeaveDialog
      onStay={() => {
        blocker.reset();
      }}
      onLeave={() => {
        onLeave();
        blocker.proceed();
      }}
    />
  );
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="app-leave"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      onCancel={onStay}
    >
      <h2 id="leave-title" className="app-role__legend">
        {TEXTS.leaveTitle}
      </h2>
      <p id="leave-text">{TEXTS.leaveText}</p>
      <div className="app-leave__actions">
        <button type="button" className="gs-button" onClick={onLeave}>
          {TEXTS.leave}
        </button>
        <button type="button" className="gs-button gs-button--primary" onClick={onStay}>
          {TEXTS.stay}
        </button>
      </div>
    </dialog>
  );
}
