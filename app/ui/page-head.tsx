import "./page-head.css";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

export interface PageHeadProps {
  title: ReactNode;
  /** Id of the title, for what is named by it. */
  id?: string;
  /** What the page is for, in one line below the title; null or empty where there may be one. */
  hint?: ReactNode;
  /** The way back, above the title. */
  back?: { to: string; label: string } | undefined;
  /** Further lines below the title. */
  lines?: ReactNode;
  /** What can be done with the page as a whole, to the right. */
  children?: ReactNode;
  className?: string;
}

/** Begins a page: its title with what is said of it, and what can be done. */
export function PageHead({ title, id, hint, back, lines, children, className }: PageHeadProps) {
  const heading = (
    <h1 id={id} className="app-page-title">
      {title}
    </h1>
  );
  const isAlone = hint === undefined && back === undefined && lines === undefined;
  return (
    <div className={className ? `app-page-head ${className}` : "app-page-head"}>
      {isAlone ? (
        heading
      ) : (
        <div>
          {back && (
            <Link className="app-back" to={back.to} prefetch="intent">
              ← {back.label}
            </Link>
          )}
          {heading}
          {hint && <p className="app-page-hint">{hint}</p>}
          {lines}
        </div>
      )}
      {children}
    </div>
  );
}
