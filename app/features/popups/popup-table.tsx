import { Form, Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { POPUPS_TEXTS as TEXTS } from "#copy/popups.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { PageName } from "#domain/access/pages.ts";
import type { PopupStatus } from "#domain/popups/popup-status.ts";
import { formatDay } from "#domain/shared/format.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Table } from "#app/ui/table.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export interface PopupRow {
  id: string;
  title: string;
  whereToDisplay: readonly PageName[];
  displayFrequency: number;
  active: boolean;
  startsOn: string | null;
  endsOn: string | null;
  version: number;
  status: PopupStatus;
}

const BADGES = { running: "ok", scheduled: "info", ended: "warn", off: "plain" } as const;

/** Table of pop-ups. */
export function PopupTable({ popups, editPath }: { popups: readonly PopupRow[]; editPath: string }) {
  return (
    <Table
      label={TEXTS.list}
      rows={popups}
      keyOf={({ id }) => id}
      columns={[
        {
          head: TEXTS.title,
          cell: ({ id, title }) => (
            <Link to={`${editPath}/${id}`} prefetch="intent" className="app-table__link">
              {title}
            </Link>
          ),
        },
        {
          head: TEXTS.status,
          cell: ({ status }) => <Badge tone={BADGES[status]}>{TEXTS.statuses[status]}</Badge>,
        },
        {
          head: TEXTS.where,
          cell: ({ whereToDisplay }) => whereToDisplay.map((name) => PAGE_TITLES[name]).join(", "),
        },
        { head: TEXTS.frequency, cell: ({ displayFrequency }) => frequencyText(displayFrequency) },
        { head: TEXTS.period, cell: periodText },
        {
          head: TEXTS.actions,
          kind: "actions",
          cell: (popup) => <PopupActions popup={popup} editPath={editPath} />,
        },
      ]}
    />
  );
}

function PopupActions({ popup, editPath }: { popup: PopupRow; editPath: string }) {
  const { id, title, version, active } = popup;
  const named = active ? TEXTS.deactivateNamed : TEXTS.activateNamed;
  return (
    <div className="app-row app-row--end app-row-actions">
      <Form method="post" preventScrollReset>
        <HiddenField name="id" value={id} />
        <HiddenField name="version" value={version} />
        <Button
          type="submit"
          name="active"
          value={active ? "false" : "true"}
          aria-label={fill(named, { title })}
        >
          {active ? TEXTS.deactivate : TEXTS.activate}
        </Button>
      </Form>
      <LinkButton to={`${editPath}/novo?copiar=${id}`} aria-label={fill(TEXTS.duplicateNamed, { title })}>
        {TEXTS.duplicate}
      </LinkButton>
    </div>
  );
}

function frequencyText(count: number): string {
  return count === 1 ? TEXTS.timesOne : fill(TEXTS.timesMany, { count });
}

function periodText({ startsOn, endsOn }: Pick<PopupRow, "startsOn" | "endsOn">): string {
  if (startsOn !== null && endsOn !== null) {
    return fill(TEXTS.periodBetween, { from: formatDay(startsOn), until: formatDay(endsOn) });
  }
  if (startsOn !== null) return fill(TEXTS.periodFrom, { from: formatDay(startsOn) });
  return endsOn === null ? TEXTS.periodAlways : fill(TEXTS.periodUntil, { until: formatDay(endsOn) });
}

/** The empty list of pop-ups, with the way to a first one. */
export function NoPopups({ newPath }: { newPath: string }) {
  return (
    <EmptyState title={TEXTS.empty} text={TEXTS.emptyHint}>
      <LinkButton kind="primary" to={newPath}>
        {TEXTS.new}
      </LinkButton>
    </EmptyState>
  );
}
