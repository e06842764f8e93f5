import "./profile.css";
import type { ReactNode } from "react";

/** Button that unfolds a form of a rare task. Works before JavaScript. */
export function Disclosure({
  label,
  isOpen = false,
  isDanger = false,
  children,
}: {
  label: string;
  /** Whether the form is unfolded at first, as after a refusal. */
  isOpen?: boolean;
  isDanger?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="app-own__more" open={isOpen}>
      <summary className={isDanger ? "gs-button app-button--danger" : "gs-button"}>{label}</summary>
      <div className="app-own__more-body">{children}</div>
    </details>
  );
}
