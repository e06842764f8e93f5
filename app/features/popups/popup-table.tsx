import { Form, Link } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { POPUPS_TEXTS as TEXTS } from "#copy/popups.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import type { PageName } from "#domain/access/pages.ts";
import type { PopupStatus } from "#domain/popups/popup-status.ts";
import { formatDay } from "#domain/shared/format.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

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

const BADGES = { running: "ok", scheduled: "info", ended: "warn", off: "" } as const;

/** Pop-ups, one a row; on a phone, one a card. */
export function PopupTable({ popups, editPath }: { popups: readonly PopupRow[]; editPath: string }) {
  return (
    <div className="app-table-frame">
      <table className="app-table" aria-label={TEXTS.list}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.title}</th>
            <th scope="col">{TEXTS.status}</th>
            <th scope="col">{TEXTS.where}</th>
            <th scope="col">{TEXTS.frequency}</th>
            <th scope="col">{TEXTS.period}</th>
            <th scope="col">
              <span className="gs-visually-hidden">{TEXTS.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {popups.map((popup) => (
            <tr key={popup.id}>
              <th scope="row" data-label={TEXTS.title}>
                <Link to={`${editPath}/${popup.id}`} prefetch="intent" className="app-table__link">
                  {popup.title}
                </Link>
              </th>
              <td data-label={TEXTS.status}>
                <span className={`gs-badge gs-badge--${BADGES[popup.status]}`}>
                  {TEXTS.statuses[popup.status]}
                </span>
              </td>
              <td data-label={TEXTS.where}>
                {popup.whereToDisplay.map((name) => PAGE_TITLES[name]).join(", ")}
              </td>
              <td data-label={TEXTS.frequency}>{frequencyText(popup.displayFrequency)}</td>
              <td data-label={TEXTS.period}>{periodText(popup)}</td>
              <td>
                <PopupActions popup={popup} editPath={editPath} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PopupActions({ popup, editPath }: { popup: PopupRow; editPath: string }) {
  const { id, title, version, active } = popup;
  const named = active ? TEXTS.deactivateNamed : TEXTS.activateNamed;
  return (
    <div className="app-row-actions">
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

/** What to do when there are none. */
export function NoPopups({ newPath }: { newPath: string }) {
  return (
    <div className="gs-empty">
      <p className="gs-empty__title">{TEXTS.empty}</p>
      <p className="gs-empty__help">{TEXTS.emptyHint}</p>
      <LinkButton kind="primary" to={newPath}>
        {TEXTS.new}
      </LinkButton>
    </div>
  );
}
