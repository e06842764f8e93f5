import "./data-table.css";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  icon: TablerIcon;
  title: string;
  /** What to do next. */
  text: string;
  action?: ReactNode;
}

/** What stands in the place of a list that has nothing to show. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="gs-empty">
      <span className="app-empty__icon">
        <Icon size={24} stroke={1.75} aria-hidden />
      </span>
      <p className="gs-empty__title">{title}</p>
      <p className="gs-empty__help">{text}</p>
      {action}
    </div>
  );
}
