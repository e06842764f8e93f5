import { Form, Link } from "@remix-run/react";
import { PageDialog } from "#app/components/page-dialog.tsx";
import { fill } from "#copy/fill.ts";
import { MAINTENANCE_CONFIRM_TEXTS } from "#copy/maintenance.ts";
import type { MaintenanceStatus } from "#domain/settings/maintenance-schema.ts";
import type { MaintenanceRole } from "./maintenance-form.tsx";

export interface MaintenanceConfirmProps {
  chosen: MaintenanceStatus;
  /** Whether maintenance is on already and only whom it concerns changes. */
  isOn: boolean;
  roles: readonly MaintenanceRole[];
  integratorsSignedIn: number;
}

/** Names who is kept out, and how many of them are at work, before it happens. */
export function MaintenanceConfirm({ chosen, isOn, roles, integratorsSignedIn }: MaintenanceConfirmProps) {
  const { actived, rolesIds } = chosen.maintenanceStaff;
  const barred = actived ? roles.filter(({ id }) => rolesIds.includes(id)) : [];
  const { title, titleChange, confirm, confirmChange } = MAINTENANCE_CONFIRM_TEXTS;
  return (
    <PageDialog title={isOn ? titleChange : title} closeTo="?">
      <p>{MAINTENANCE_CONFIRM_TEXTS.text}</p>
      <ul>
        <li>{fill(MAINTENANCE_CONFIRM_TEXTS.integrators, { signedIn: integratorsSignedIn })}</li>
        {barred.map(({ id, name, signedIn }) => (
          <li key={id}>{fill(MAINTENANCE_CONFIRM_TEXTS.role, { role: name, signedIn })}</li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="maintenance" value="on" />
        {actived && <input type="hidden" name="actived" value="on" />}
        {rolesIds.map((id) => (
          <input key={id} type="hidden" name="rolesIds" value={id} />
        ))}
        <div className="app-page-dialog__actions">
          <Link className="gs-button" to="?" replace preventScrollReset>
            {MAINTENANCE_CONFIRM_TEXTS.cancel}
          </Link>
          <button type="submit" className="gs-button gs-button--primary" name="intent" value="save">
            {isOn ? confirmChange : confirm}
          </button>
        </div>
      </Form>
    </PageDialog>
  );
}
