import "#app/features/access/roles.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ROLE_FORM_TEXTS, ROLES_TEXTS } from "#copy/access/roles.ts";
import { PAGES } from "#domain/access/pages.ts";
import { toRoleForm } from "#domain/access/role-form.ts";
import { DeleteRole } from "#app/features/access/roles/delete-role.tsx";
import { RoleEditor } from "#app/features/access/roles/role-editor.tsx";
import { SeeAsButton } from "#app/features/access/roles/see-as-button.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { actOnRole } from "#app/features/access/roles/role-page.server.ts";
import { newRoleForm } from "#app/features/access/roles/load-role.server.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Value of the path parameter for a new role. */
const NEW = "novo";

export const handle = {
  page: "RoleDetails",
  recordName: (data?: { role: { name: string } | null }) => data?.role?.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RoleDetails);

export const loader = portalLoader("RoleDetails", async ({ context, params, request, actor }) => {
  const { searchParams } = new URL(request.url);
  const groups = context.services.roles.listPermissions();
  const id = params["roleId"] ?? NEW;
  const role = id === NEW ? null : await context.services.roles.get(id);
  const form = role === null ? await newRoleForm(context, searchParams, groups) : toRoleForm(role);
  const own = actor.kind === "user" && actor.type === "staff" ? actor.role : null;
  return {
    role: role && { id: role.id, name: role.name, version: role.version, people: role.people },
    form,
    groups,
    ceilings: own && {
      limitDiscountBudget: own.limitDiscountBudget,
      limitDiscountOrder: own.limitDiscountOrder,
      limitIncreaseBudget: own.limitIncreaseBudget,
      limitIncreaseOrder: own.limitIncreaseOrder,
      defaultDiscount: own.defaultDiscount,
    },
    isReadOnly: role !== null && own?.id === role.id,
    maySeeAs: actor.kind === "user" && actor.type === "admin" && actor.masquerade === null,
    savedVersion: Number(searchParams.get("salvo") ?? "0"),
    /** What a new role is a copy of: a role, or the empty form of a type. */
    copyOf: role === null ? (searchParams.get("copiar") ?? form.type) : null,
  };
});

export const action = portalAction("RoleDetails", async ({ context, params, request }) => {
  const id = params["roleId"] === NEW ? null : (params["roleId"] ?? null);
  return actOnRole(context, await request.formData(), id);
});

export default function RoleDetails() {
  const { role, form, copyOf, savedVersion, maySeeAs, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <RecordPage
      className="app-role-page"
      record={{ kind: "role", id: role?.id ?? null, copyOf }}
      version={role?.version ?? null}
      title={role?.name ?? ROLE_FORM_TEXTS.newTitles[form.type]}
      hint={role && ROLES_TEXTS.types[form.type]}
      actions={
        role && (
          <div className="app-row app-row--end app-row-actions">
            <LinkButton to={`${PAGES.RoleDetails.path}/${NEW}?copiar=${role.id}`}>
              {ROLES_TEXTS.duplicate}
            </LinkButton>
            {maySeeAs && <SeeAsButton roleId={role.id} />}
          </div>
        )
      }
      form={form}
      savedVersion={savedVersion}
      saved={ROLE_FORM_TEXTS.saved}
      answer={answer}
    >
      {(editor) => (
        <>
          <RoleEditor {...editor} {...rest} people={role?.people ?? null} />
          {role && !rest.isReadOnly && (
            <DeleteRole
              name={role.name}
              people={role.people}
              answer={answer?.kind === "refusal" ? answer : undefined}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}
