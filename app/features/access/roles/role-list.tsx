import { Link } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { ROLES_TEXTS as TEXTS } from "#copy/roles.ts";
import { ROLE_LABELS } from "#copy/spec/access.ts";
import type { RoleLabel } from "#domain/access/role-schema.ts";
import type { RoleType } from "#domain/access/permissions.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { SeeAsButton } from "./see-as-button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface RoleRow {
  id: string;
  name: string;
  type: RoleType;
  label: RoleLabel | null;
  people: number;
  permissions: number;
  updatedAt: string | null;
}

export interface RoleListProps {
  roles: readonly RoleRow[];
  /** How many permissions there are for each type. */
  totals: Readonly<Record<RoleType, number>>;
  /** Whether the person may look at the portal through a role. */
  maySeeAs: boolean;
}

/** Roles, one a row; on a phone, one a card. */
export function RoleList({ roles, totals, maySeeAs }: RoleListProps) {
  return (
    <div className="app-table-frame">
      <table className="app-table">
        <thead>
          <tr>
            <th scope="col">{TEXTS.name}</th>
            <th scope="col">{TEXTS.type}</th>
            <th scope="col" className="app-number">
              {TEXTS.people}
            </th>
            <th scope="col" className="app-number">
              {TEXTS.permissions}
            </th>
            <th scope="col">{TEXTS.updatedAt}</th>
            <th scope="col">
              <span className="gs-visually-hidden">{TEXTS.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.id}>
              <th scope="row" data-label={TEXTS.name}>
                <Link to={`/settings/Roles/edit/${role.id}`} prefetch="intent" className="app-table__link">
                  {role.name}
                </Link>
              </th>
              <td data-label={TEXTS.type}>
                {TEXTS.types[role.type]}
                {role.label !== null && <span className="app-quiet"> · {ROLE_LABELS[role.label]}</span>}
              </td>
              <td data-label={TEXTS.people} className="app-number">
                {role.people}
              </td>
              <td data-label={TEXTS.permissions} className="app-number">
                {fill(TEXTS.permissionsOf, { count: role.permissions, total: totals[role.type] })}
              </td>
              <td data-label={TEXTS.updatedAt}>
                {role.updatedAt === null ? TEXTS.never : <InstantText value={role.updatedAt} />}
              </td>
              <td>
                <div className="app-row-actions">
                  <LinkButton
                    to={`/settings/Roles/edit/novo?copiar=${role.id}`}
                    aria-label={fill(TEXTS.duplicateNamed, { name: role.name })}
                  >
                    {TEXTS.duplicate}
                  </LinkButton>
                  {maySeeAs && <SeeAsButton roleId={role.id} name={role.name} />}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What to do when there are no roles. */
export function NoRoles() {
  return (
    <div className="gs-empty">
      <p className="gs-empty__title">{TEXTS.empty}</p>
      <p className="gs-empty__help">{TEXTS.emptyHint}</p>
    </div>
  );
}
