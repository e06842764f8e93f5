import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ROLES_TEXTS } from "#copy/access/roles.ts";
import { isOffered, offeredPermissions } from "#domain/access/offered-permissions.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NewRoleMenu } from "#app/features/access/roles/new-role-menu.tsx";
import { NoRoles, RoleList } from "#app/features/access/roles/role-list.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "RolesSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RolesSettings);

export const loader = portalLoader("RolesSettings", async ({ context, request, actor }) => {
  const roles = await context.services.roles.list();
  return {
    roles: roles.map(({ id, name, type, label, people, permissions, updatedAt }) => ({
      id,
      name,
      type,
      label,
      people,
      permissions: permissions.filter(isOffered).length,
      updatedAt,
    })),
    totals: {
      staff: offeredPermissions("staff").length,
      integrator: offeredPermissions("integrator").length,
    },
    maySeeAs: actor.kind === "user" && actor.type === "admin" && actor.masquerade === null,
    isDeleted: new URL(request.url).searchParams.has("excluido"),
  };
});

export default function RolesSettings() {
  const { isDeleted, ...list } = useLoaderData<typeof loader>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.RolesSettings} hint={ROLES_TEXTS.hint}>
        <NewRoleMenu />
      </PageHead>
      <DoneLine>{isDeleted && ROLES_TEXTS.deleted}</DoneLine>
      {list.roles.length === 0 ? <NoRoles /> : <RoleList {...list} />}
    </section>
  );
}
