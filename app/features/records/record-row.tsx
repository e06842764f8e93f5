import "#app/ui/order-list.css";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { RECORD_LIST_TEXTS as TEXTS } from "#copy/records.ts";
import { Badge } from "#app/ui/badge.tsx";
import { RecordActions } from "./record-actions.tsx";

export interface RecordRowProps {
  record: { id: string; name: string; version: number; active: boolean };
  /** Path of the records' page, without an id. */
  path: string;
  /** Kind of the record; null without one. */
  badge: string | null;
  /** Badge of an inactive record. */
  inactive: string;
  /** Facts about the record. */
  children: ReactNode;
}

/** A record in a list: name linked to its page, facts, and actions. */
export function RecordRow({ record, path, badge, inactive, children }: RecordRowProps) {
  const { id, name, active } = record;
  const labels = {
    edit: fill(TEXTS.edit, { name }),
    switch: fill(active ? TEXTS.deactivate : TEXTS.activate, { name }),
  };
  return (
    <div className="app-record-row">
      <div className="app-record-row__words">
        <div className="app-record-row__name app-row">
          <Link to={`${path}/${id}`} prefetch="intent" className="app-table__link">
            {name}
          </Link>
          {badge !== null && <Badge tone="quiet">{badge}</Badge>}
          {!active && <Badge tone="quiet">{inactive}</Badge>}
        </div>
        {children}
      </div>
      <RecordActions record={record} path={path} labels={labels} />
    </div>
  );
}
