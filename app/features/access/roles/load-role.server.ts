import type { AppLoadContext } from "@remix-run/cloudflare";
import { fill } from "#copy/shared/fill.ts";
import { ROLE_FORM_TEXTS } from "#copy/access/roles.ts";
import { emptyRoleForm, toRoleForm } from "#domain/access/role-form.ts";
import type { RoleForm } from "#domain/access/role-schema.ts";

type Groups = ReturnType<AppLoadContext["services"]["roles"]["listPermissions"]>;

/** Values of a new role's form: empty, or those of another role without the permissions that the person may not
 *  give. */
export async function newRoleForm(
  context: AppLoadContext,
  params: URLSearchParams,
  groups: Groups,
): Promise<RoleForm> {
  const copied = params.get("copiar");
  if (copied === null) return emptyRoleForm(params.get("tipo") === "integrator" ? "integrator" : "staff");
  const role = await context.services.roles.get(copied);
  const grantable = new Set(
    groups[role.type].flatMap(({ permissions }) =>
      permissions.flatMap((entry) => (entry.grantable ? [entry.key] : [])),
    ),
  );
  const form = toRoleForm(role);
  return {
    ...form,
    name: fill(ROLE_FORM_TEXTS.copyOf, { name: form.name }).slice(0, 60),
    permissions: form.permissions.filter((key) => grantable.has(key)),
  };
}
