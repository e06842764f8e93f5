import "./modal.css";
import { type ReactNode, useId, useRef } from "react";
import { ALERT_TYPE_LABELS } from "#copy/ui/dialogs.ts";
import { ALERT_DIALOG_LABELS } from "#copy/spec/shell.ts";
import { ALERT_ICONS } from "./alert-icons.ts";
import { ModalDialog } from "./modal-dialog.tsx";
import { Button } from "./button.tsx";

export interface AlertDialogProps {
  type: "success" | "error" | "warning";
  title: string;
  message: ReactNode;
  align?: "center" | "right" | "left";
  labels?: Partial<Record<keyof typeof ALERT_DIALOG_LABELS, string>>;
  /** Whether the confirmed action is running: buttons are disabled until it is done. */
  isBusy?: boolean;
  onConfirm: () => void;
  /** Called by Escape or the cancel button. Without it there is one button, which Escape presses. */
  onCancel?: () => void;
}

/** Dialog with a question or a result that has to be read. The focus starts on the choice that changes nothing. */
export function AlertDialog({
  type,
  title,
  message,
  align = "left",
  labels,
  isBusy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const { confirm, cancel } = { ...ALERT_DIALOG_LABELS, ...labels };
  const Icon = ALERT_ICONS[type];
  return (
    <ModalDialog
      title={title}
      onClose={isBusy ? undefined : (onCancel ?? onConfirm)}
      className={`app-alert app-alert--${type} app-alert--${align}`}
      describedBy={id}
      initialFocus={safe}
    >
      <div className="app-alert__icon" role="img" aria-label={ALERT_TYPE_LABELS[type]}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </div>
      <div id={id} className="app-alert__message">
        {message}
      </div>
      <div className="app-alert__actions">
        {onCancel && (
          <Button ref={safe} disabled={isBusy} onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button
          ref={onCancel ? undefined : safe}
          kind="primary"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </ModalDialog>
  );
}
