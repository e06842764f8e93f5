import { Link } from "@remix-run/react";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { ALERT_TYPE_LABELS, SNACKBAR_TEXTS } from "#copy/ui/dialogs.ts";
import { ALERT_ICONS } from "./alert-icons.ts";
import type { Snackbar, SnackbarAction } from "./snackbars.tsx";
import { Button } from "./button.tsx";

export interface SnackbarCardProps {
  id: number;
  snackbar: Snackbar;
  durationMs: number;
  onClose: (id: number) => void;
}

/** A short message. It stays while pointer or focus is on it, and for its full time afterwards. */
export function SnackbarCard({ id, snackbar, durationMs, onClose }: SnackbarCardProps) {
  const { type, title, detail, actions = [] } = snackbar;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      onClose(id);
    }, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isHeld, durationMs, onClose]);
  const close = () => {
    onClose(id);
  };
  const Icon = ALERT_ICONS[type];
  return (
    <div
      className="app-snackbar"
      data-type={type}
      style={{ order: id }}
      onPointerEnter={() => {
        setIsPointedAt(true);
      }}
      onPointerLeave={() => {
        setIsPointedAt(false);
      }}
      onFocus={() => {
        setIsFocused(true);
      }}
      onBlur={() => {
        setIsFocused(false);
      }}
    >
      <Icon className="app-snackbar__icon" size={20} stroke={1.75} aria-hidden />
      <div className="app-snackbar__words">
        <span className="gs-visually-hidden">{`${ALERT_TYPE_LABELS[type]}: `}</span>
        <strong>{title}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </div>
      {actions.map((action) => (
        <Action key={action.label} action={action} onDone={close} />
      ))}
      <Button kind="bare" className="app-snackbar__close" aria-label={SNACKBAR_TEXTS.close} onClick={close}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </Button>
    </div>
  );
}

function Action({ action, onDone }: { action: SnackbarAction; onDone: () => void }) {
  if ("path" in action) {
    return (
      <Link to={action.path} className="app-snackbar__action" onClick={onDone}>
        {action.label}
      </Link>
    );
  }
  return (
    <Button
      kind="bare"
      className="app-snackbar__action"
      onClick={() => {
        action.onClick();
        onDone();
      }}
    >
      {action.label}
    </Button>
  );
}
