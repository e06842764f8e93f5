import "./page-head.css";
import type { ReactNode } from "react";

export interface SectionHeadProps {
  title: string;
  /** Id of the title, for `aria-labelledby`. */
  id?: string;
  /** A line of text below the title. */
  hint?: string;
  /** Actions for the section, at the right. */
  children?: ReactNode;
}

/** Head of a section of a page. */
export function SectionHead({ title, id, hint, children }: SectionHeadProps) {
  return (
    <div className="app-section-head">
      {hint === undefined ? (
        <h2 id={id}>{title}</h2>
      ) : (
        <div>
          <h2 id={id}>{title}</h2>
          <p className="app-page-hint">{hint}</p>
        </div>
      )}
      {children}
    </div>
  );
}
