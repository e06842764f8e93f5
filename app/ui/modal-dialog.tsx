import "./modal.css";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

export interface ModalDialogProps {
  title: string;
  /** Called on Escape; without it, only the dialog's own buttons close it. */
  onClose?: (() => void) | undefined;
  /** Further class. */
  className?: string;
  /** Id of the text that is read together with the title. */
  describedBy?: string;
  /** Whether the title is visually hidden. */
  hasHiddenTitle?: boolean;
  /** The first element with the focus; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog by the browser's own modal, which traps the focus and returns it. It is open as long as it is
 *  rendered. */
export function ModalDialog({
  title,
  onClose,
  className,
  describedBy,
  hasHiddenTitle = false,
  initialFocus,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.matches(":modal")) {
      cameFrom.current = document.activeElement;
      shown.showModal();
      initialFocus?.current?.focus();
    }
    return () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, [initialFocus]);
  return (
    <dialog
      ref={dialog}
      className={className === undefined ? "app-modal" : `app-modal ${className}`}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Chromium closes a dialog at the second Escape even if the event was cancelled, so it is opened again.
      onClose={({ currentTarget, target }) => {
        if (target === currentTarget && currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <h2 id={id} className={hasHiddenTitle ? "gs-visually-hidden" : "app-modal__title"}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
