import "./empty-state.css";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  icon?: TablerIcon | undefined;
  title: string;
  /** Level of the heading; by default the title is not a heading. */
  level?: 1 | 2 | 3;
  /** What to do next. */
  text: string;
  /** `alert` for an error, `status` for a result that the person waited for. */
  role?: "alert" | "status";
  /** Links and buttons that lead on. */
  children?: ReactNode;
}

/** Shown in place of a list or page without content. */
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
