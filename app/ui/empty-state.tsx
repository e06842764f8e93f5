import "./empty-state.css";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  icon?: TablerIcon | undefined;
  title: string;
  /** Which heading the title is, where the page has headings around it. */
  level?: 1 | 2 | 3;
  /** What to do next. */
  text: string;
  /** `alert` where it says what went wrong, `status` where somebody waited for it. */
  role?: "alert" | "status";
  /** The ways on. */
  children?: ReactNode;
}

/** What stands in the place of a list or a page that has nothing to show. */
export function EmptyState({ icon: Icon, title, level, text, role, children }: EmptyStateProps) {
  const Title = level === undefined ? "p" : (`h${level}` as const);
  return (
    <div className="gs-empty" role={role}>
      {Icon && (
        <span className="app-empty__icon">
          <Icon size={24} stroke={1.75} aria-hidden />
        </span>
      )}
      <Title className="gs-empty__title">{title}</Title>
      <p className="gs-empty__help">{text}</p>
      {children}
    </div>
  );
}
