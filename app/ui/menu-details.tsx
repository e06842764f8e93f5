import "./menu-details.css";
import { type ReactNode, useEffect, useRef } from "react";

export interface MenuDetailsProps {
  label: ReactNode;
  className?: string;
  /** Called when the menu was opened or closed. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A menu below its button, which opens before JavaScript. Escape, a chosen link, or leaving it closes it. */
export function MenuDetails({ label, className, onToggle, children }: MenuDetailsProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => (element.current === null ? undefined : closeWhileOpen(element.current)), []);
  return (
    <details
      ref={element}
      className={className ? `app-drop ${className}` : "app-drop"}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="gs-button app-drop__button">{label}</summary>
      <div className="app-drop__menu gs-panel">{children}</div>
    </details>
  );
}

/** Listens to the document while a menu is open: a page may have thousands of closed ones.
 *  @returns what ends it */
function closeWhileOpen(menu: HTMLDetailsElement): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = menu.open ? closeByLeaving(menu) : undefined;
  };
  follow();
  menu.addEventListener("toggle", follow);
  return () => {
    menu.removeEventListener("toggle", follow);
    stop?.();
  };
}

function closeByLeaving(menu: HTMLDetailsElement): () => void {
  const onElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  const onChosen = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a") !== null) menu.open = false;
  };
  document.addEventListener("pointerdown", onElsewhere);
  document.addEventListener("focusin", onElsewhere);
  menu.addEventListener("keydown", onKey);
  menu.addEventListener("click", onChosen);
  return () => {
    document.removeEventListener("pointerdown", onElsewhere);
    document.removeEventListener("focusin", onElsewhere);
    menu.removeEventListener("keydown", onKey);
    menu.removeEventListener("click", onChosen);
  };
}
