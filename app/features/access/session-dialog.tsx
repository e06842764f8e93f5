import { MAINTENANCE_DIALOG, SESSION_TEXTS } from "#copy/access/session.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import type { ApiFailure } from "#app/lib/calls/api-request.ts";

export interface SessionDialogProps {
  error: ApiFailure;
  /** Called when the person closes the dialog by its button or with Escape. */
  onClose: () => void;
}

/** Dialog with an error that has to be read before the person goes on. */
export function SessionDialog({ error, onClose }: SessionDialogProps) {
  const isMaintenance = error.type === "maintenance" || error.type === "maintenanceStaff";
  const { title, description } = isMaintenance ? MAINTENANCE_DIALOG : error;
  return (
    <AlertDialog
      type={isMaintenance ? "warning" : "error"}
      title={title}
      message={<p>{description}</p>}
      labels={{ confirm: SESSION_TEXTS.closeDialog }}
      onConfirm={onClose}
    />
  );
}
