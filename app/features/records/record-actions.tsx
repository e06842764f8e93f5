import "#app/ui/order-list.css";
import { IconPencil, IconPower } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

export interface RecordActionsProps {
  record: { id: string; version: number; active: boolean };
  /** Path of the records' page, without an id. */
  path: string;
  labels: { edit: string; switch: string };
  /** Further actions. */
  children?: ReactNode;
}

/** Actions of a record in a list: edit, and a switch that the list's form submits with the shown version. */
export function RecordActions({ record, path, labels, children }: RecordActionsProps) {
  const { id, version, active } = record;
  return (
    <div className="app-record-row__actions">
      <LinkButton kind="icon" to={`${path}/${id}`} aria-label={labels.edit} title={labels.edit}>
        <IconPencil {...ICON} />
      </LinkButton>
      {children}
      <Button
        type="submit"
        name="switch"
        value={`${id} ${String(version)} ${String(!active)}`}
        kind="icon"
        aria-label={labels.switch}
        title={labels.switch}
      >
        <IconPower {...ICON} />
      </Button>
    </div>
  );
}
