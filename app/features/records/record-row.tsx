import { Link } from "@remix-run/react";
import { IconPencil, IconPower } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fill } from "#copy/fill.ts";
import { RECORD_LIST_TEXTS as TEXTS } from "#copy/records.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

export interface RecordRowProps {
  record: { id: string; name: string; version: number; active: boolean };
  /** Page on which records are edited, without an id. */
  path: string;
  /** What kind of one it is. */
  badge: string | null;
  /** What is said of one that is switched off. */
  inactive: string;
  /** What there is to know of it. */
  children: ReactNode;
}

/** A record in a list: its name, which opens it, and its switch, which the list's form sends (`readSwitch`). */
export function RecordRow({
  record: { id, name, version, active },
  path,
  badge,
  inactive,
  children,
}: RecordRowProps) {
  const editLabel = fill(TEXTS.edit, { name });
  const switchLabel = fill(active ? TEXTS.deactivate : TEXTS.activate, { name });
  return (
    <div className="app-offer-row">
      <div className="app-offer-row__words">
        <div className="app-offer-row__name">
          <Link to={`${path}/${id}`} prefetch="intent" className="app-table__link">
            {name}
          </Link>
          {badge !== null && <span className="gs-badge app-badge-quiet">{badge}</span>}
          {!active && <span className="gs-badge app-badge-quiet">{inactive}</span>}
        </div>
        {children}
      </div>
      <div className="app-offer-actions">
        <Link className="app-icon-button" to={`${path}/${id}`} aria-label={editLabel} title={editLabel}>
          <IconPencil {...ICON} />
        </Link>
        <button
          type="submit"
          name="switch"
          value={`${id} ${String(version)} ${String(!active)}`}
          className="app-icon-button"
          aria-label={switchLabel}
          title={switchLabel}
        >
          <IconPower {...ICON} />
        </button>
      </div>
    </div>
  );
}
