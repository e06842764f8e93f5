import "./maintenance.css";
import { Form, useNavigation } from "@remix-run/react";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAINTENANCE_TEXTS } from "#copy/settings/maintenance.ts";
import type { MaintenanceStatus } from "#domain/settings/maintenance-schema.ts";
import { Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** A staff role with the number of its people, and of those who are signed in. */
export interface MaintenanceRole {
  id: string;
  name: string;
  people: number;
  signedIn: number;
}

export interface MaintenanceFormProps {
  /** Values of the form: stored ones, or chosen ones that are not confirmed yet. */
  chosen: MaintenanceStatus;
  roles: readonly MaintenanceRole[];
  /** Role of the current person, who cannot exclude it. */
  ownRoleId: string | null;
  /** Error code of the chosen roles. */
  error: string | undefined;
}

/** Switch of the maintenance, and the staff roles that it keeps out. */
export function MaintenanceForm({ chosen, roles, ownRoleId, error }: MaintenanceFormProps) {
  const isSubmitting = useNavigation().formMethod === "POST";
  return (
    <Form method="post" preventScrollReset>
      <label className="app-choice">
        <Tick role="switch" name="maintenance" defaultChecked={chosen.maintenance} />
        <span>
          <strong>{MAINTENANCE_TEXTS.switch}</strong>
        </span>
      </label>
      <label className="app-choice">
        <Tick role="switch" name="actived" defaultChecked={chosen.maintenanceStaff.actived} />
        <span>
          <strong>{MAINTENANCE_TEXTS.staffSwitch}</strong>
          <small>{MAINTENANCE_TEXTS.staffHint}</small>
        </span>
      </label>
      <fieldset className="app-maintenance__roles" aria-describedby={error && "roles-error"}>
        <legend>{MAINTENANCE_TEXTS.roles}</legend>
        {roles.length === 0 && <p className="app-quiet">{MAINTENANCE_TEXTS.noRoles}</p>}
        {roles.map(({ id, name, people, signedIn }) => (
          <label key={id} className="app-choice">
            <Tick name="rolesIds" value={id} defaultChecked={chosen.maintenanceStaff.rolesIds.includes(id)} />
            <span>
              {name}
              <small>
                {fill(MAINTENANCE_TEXTS.rolePeople, { people, signedIn })}
                {id === ownRoleId && ` · ${MAINTENANCE_TEXTS.ownRole}`}
              </small>
            </span>
          </label>
        ))}
        {error && (
          <span className="gs-field-error" id="roles-error" role="alert">
            {fieldErrorText(error)}
          </span>
        )}
      </fieldset>
      <div className="app-maintenance__actions">
        <Button type="submit" kind="primary" name="intent" value="review" aria-busy={isSubmitting}>
          {MAINTENANCE_TEXTS.save}
        </Button>
      </div>
    </Form>
  );
}
