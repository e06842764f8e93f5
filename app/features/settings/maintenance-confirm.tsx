import "#app/ui/page-dialog.css";
import { Form } from "@remix-run/react";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { fill } from "#copy/shared/fill.ts";
import { MAINTENANCE_CONFIRM_TEXTS } from "#copy/settings/maintenance.ts";
import type { MaintenanceStatus } from "#domain/settings/maintenance-schema.ts";
import type { MaintenanceRole } from "./maintenance-form.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

export interface MaintenanceConfirmProps {
  chosen: MaintenanceStatus;
  /** Whether maintenance is already on, and only the roles change. */
  isOn: boolean;
  roles: readonly MaintenanceRole[];
  integratorsSignedIn: number;
}

/** Confirmation that names who is kept out, and how many of them are signed in. */
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
        <HiddenField name="maintenance" value="on" />
        {actived && <HiddenField name="actived" value="on" />}
        {rolesIds.map((id) => (
          <HiddenField key={id} name="rolesIds" value={id} />
        ))}
        <div className="app-page-dialog__actions">
          <LinkButton to="?" replace preventScrollReset>
            {MAINTENANCE_CONFIRM_TEXTS.cancel}
          </LinkButton>
          <Button type="submit" kind="primary" name="intent" value="save">
            {isOn ? confirmChange : confirm}
          </Button>
        </div>
      </Form>
    </PageDialog>
  );
}
