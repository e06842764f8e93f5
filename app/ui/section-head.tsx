import "./page-head.css";
import type { ReactNode } from "react";

export interface SectionHeadProps {
  title: string;
  /** Id of the title, for what is named by it. */
  id?: string;
  /** What is said of the section, below its title. */
  hint?: string;
  /** What can be done with it, to the right. */
  children?: ReactNode;
}

/** Begins a section of a page. */
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
