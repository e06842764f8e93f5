import { MAINTENANCE_DIALOG, SESSION_TEXTS } from "#copy/access/session.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import type { ApiFailure } from "#app/lib/calls/api-request.ts";

export interface SessionDialogProps {
  error: ApiFailure;
  /** The person closed it, by its button or with Escape. */
  onClose: () => void;
}

/** An error that the person has to read before going on. */
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
