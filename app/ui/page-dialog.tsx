import "./modal.css";
import "./page-dialog.css";
import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";

export interface PageDialogProps {
  title: string;
  /** Address of the page without the dialog. */
  closeTo: string;
  children: ReactNode;
}

/** Selector of the first element that the keyboard reaches. */
const FIRST_FIELD =
  'input:not([type="hidden"]), select, textarea, a[href], button:not([hidden], [tabindex="-1"])';

/** A dialog with an address of its own. Before JavaScript it is a part of the page; with it, the browser's modal,
 *  which traps the focus and returns to the page on Escape. */
export function PageDialog({ title, closeTo, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.matches(":modal")) return;
    shown.removeAttribute("open");
    shown.showModal();
    // The browser would also choose elements that only scripts can focus, such as a notice.
    shown.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className="app-modal app-page-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        navigate(closeTo, { replace: true, preventScrollReset: true });
      }}
    >
      <h2 id={id} className="app-modal__title">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
