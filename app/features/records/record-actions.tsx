import { Link } from "@remix-run/react";
import { IconPencil, IconPower } from "@tabler/icons-react";
import type { ReactNode } from "react";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

export interface RecordActionsProps {
  record: { id: string; version: number; active: boolean };
  /** Page on which records are edited, without an id. */
  path: string;
  labels: { edit: string; switch: string };
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What can be done with a record in a list: edit it, and switch it, which the list's form sends in the version that it
 *  shows. */
export function RecordActions({ record, path, labels, children }: RecordActionsProps) {
  const { id, version, active } = record;
  return (
    <div className="app-offer-actions">
      <Link className="app-icon-button" to={`${path}/${id}`} aria-label={labels.edit} title={labels.edit}>
        <IconPencil {...ICON} />
      </Link>
      {children}
      <button
        type="submit"
        name="switch"
        value={`${id} ${String(version)} ${String(!active)}`}
        className="app-icon-button"
        aria-label={labels.switch}
        title={labels.switch}
      >
        <IconPower {...ICON} />
      </button>
    </div>
  );
}
