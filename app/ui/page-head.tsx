import "./page-head.css";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

export interface PageHeadProps {
  title: ReactNode;
  /** Id of the title, for `aria-labelledby`. */
  id?: string;
  /** The purpose of the page, in one line below the title. */
  hint?: ReactNode;
  /** Link back to the parent page, above the title. */
  back?: { to: string; label: string } | undefined;
  /** Further lines below the title. */
  lines?: ReactNode;
  /** Actions for the whole page, at the right. */
  children?: ReactNode;
  className?: string;
}

/** Head of a page: title, purpose and actions. */
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
