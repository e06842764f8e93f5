import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { LEAVE_TEXTS } from "#copy/ui/dialogs.ts";
import { AlertDialog } from "./alert-dialog.tsx";

/** Asks before a page with unsaved changes is left.
 *  @param message - what would be lost
 *  @param isInSearch - whether the changes are in a part that the page's query opens, such as a dialog
 *  @param onLeave - called when the person gives the changes up */
export function LeaveGuard({
  isDirty,
  message,
  isInSearch = false,
  onLeave,
}: {
  isDirty: boolean;
  message: string;
  isInSearch?: boolean;
  onLeave: () => void;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isInSearch && currentLocation.search !== nextLocation.search)),
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
    <AlertDialog
      type="warning"
      title={LEAVE_TEXTS.title}
      message={message}
      labels={{ confirm: LEAVE_TEXTS.leave, cancel: LEAVE_TEXTS.stay }}
      onCancel={() => {
        blocker.reset();
      }}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
    />
  );
}
