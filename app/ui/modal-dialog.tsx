import "./modal.css";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

export interface ModalDialogProps {
  title: string;
  /** The person closed it with Escape; without it the dialog stays until what is in it was answered. */
  onClose?: (() => void) | undefined;
  /** Class of the look, on top of the usual one. */
  className?: string;
  /** Id of the text that says what it is about, read together with the title. */
  describedBy?: string;
  /** Whether only screen readers get the title. */
  hasHiddenTitle?: boolean;
  /** What gets the focus first, unless it is the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The browser's own modal: it keeps the focus inside and gives it back. It stands as long as it is rendered. */
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
      // Chromium closes a dialog at the second Escape whatever was prevented: it is opened again.
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
