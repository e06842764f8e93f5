import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { ROLES_TEXTS as TEXTS } from "#copy/access/roles.ts";
import { ROLE_LABELS } from "#copy/spec/access.ts";
import type { RoleLabel } from "#domain/access/role-schema.ts";
import type { RoleType } from "#domain/access/permissions.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { SeeAsButton } from "./see-as-button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Table } from "#app/ui/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

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
  /** Number of permissions by type of role. */
  totals: Readonly<Record<RoleType, number>>;
  /** Whether the person may preview the portal as a role. */
  maySeeAs: boolean;
}

/** Table of roles; on a phone, cards. */
export function RoleList({ roles, totals, maySeeAs }: RoleListProps) {
  return (
    <Table
      rows={roles}
      keyOf={({ id }) => id}
      columns={[
        {
          head: TEXTS.name,
          cell: ({ id, name }) => (
            <Link to={`/settings/Roles/edit/${id}`} prefetch="intent" className="app-table__link">
              {name}
            </Link>
          ),
        },
        {
          head: TEXTS.type,
          cell: ({ type, label }) => (
            <span>
              {TEXTS.types[type]}
              {label !== null && <span className="app-quiet"> · {ROLE_LABELS[label]}</span>}
            </span>
          ),
        },
        { head: TEXTS.people, kind: "number", cell: ({ people }) => people },
        {
          head: TEXTS.permissions,
          kind: "number",
          cell: ({ type, permissions }) =>
            fill(TEXTS.permissionsOf, { count: permissions, total: totals[type] }),
        },
        {
          head: TEXTS.updatedAt,
          cell: ({ updatedAt }) => (updatedAt === null ? TEXTS.never : <InstantText value={updatedAt} />),
        },
        {
          head: TEXTS.actions,
          kind: "actions",
          cell: ({ id, name }) => (
            <div className="app-row app-row--end app-row-actions">
              <LinkButton
                to={`/settings/Roles/edit/novo?copiar=${id}`}
                aria-label={fill(TEXTS.duplicateNamed, { name })}
              >
                {TEXTS.duplicate}
              </LinkButton>
              {maySeeAs && <SeeAsButton roleId={id} name={name} />}
            </div>
          ),
        },
      ]}
    />
  );
}

/** The empty list of roles, with the way to a first one. */
export function NoRoles() {
  return <EmptyState title={TEXTS.empty} text={TEXTS.emptyHint} />;
}
