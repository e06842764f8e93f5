import "#app/styles/roles.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { ROLE_FORM_TEXTS, ROLES_TEXTS } from "#copy/roles.ts";
import { PAGES } from "#domain/access/pages.ts";
import { toRoleForm } from "#domain/access/role-form.ts";
import { DoneLine } from "#app/components/done-line.tsx";
import { DeleteRole } from "#app/features/access/roles/delete-role.tsx";
import { RoleEditor } from "#app/features/access/roles/role-editor.tsx";
import { SeeAsButton } from "#app/features/access/roles/see-as-button.tsx";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import {
  readSent,
  reapplyRole,
  removeRole,
  saveRole,
} from "#app/features/access/roles/answer-role.server.ts";
import { newRoleForm } from "#app/features/access/roles/load-role.server.ts";

/** Stands in the address in the place of an id. */
const NEW = "novo";

export const handle = {
  page: "RoleDetails",
  recordName: (data?: { role: { name: string } | null }) => data?.role?.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RoleDetails);

export const loader = portalLoader(
  "RoleDetails",
  async ({ context, params, request, actor, distributor }) => {
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
      draft: {
        name: `role:${id}:${id === NEW ? (searchParams.get("copiar") ?? form.type) : ""}`,
        userId: actor.userId,
        distributorId: distributor?.id ?? "",
      },
    };
  },
);

export const action = portalAction("RoleDetails", async ({ context, params, request }) => {
  const fields = await request.formData();
  const id = params["roleId"] === NEW ? null : (params["roleId"] ?? null);
  const intent = fields.get("intent");
  if (intent === "delete" && id !== null) return removeRole(context, id);
  const sent = readSent(fields);
  if (intent === "reapply" && id !== null) return reapplyRole(context, id, sent);
  return saveRole(context, id, sent);
});

export default function RoleDetails() {
  const { role, form, draft, savedVersion, maySeeAs, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const isSaved = role !== null && savedVersion === role.version && answer === undefined;
  useClearedDraft(draft, savedVersion);
  return (
    <section className="app-role-page">
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{role?.name ?? ROLE_FORM_TEXTS.newTitles[form.type]}</h1>
          {role && <p className="app-page-hint">{ROLES_TEXTS.types[form.type]}</p>}
        </div>
        {role && (
          <div className="app-row-actions">
            <Link className="gs-button" to={`${PAGES.RoleDetails.path}/${NEW}?copiar=${role.id}`}>
              {ROLES_TEXTS.duplicate}
            </Link>
            {maySeeAs && <SeeAsButton roleId={role.id} />}
          </div>
        )}
      </div>
      <DoneLine>{isSaved && ROLE_FORM_TEXTS.saved}</DoneLine>
      <RoleEditor
        key={`${role?.id ?? draft.name} ${savedVersion} ${formAnswer?.key ?? ""}`}
        {...rest}
        role={role}
        form={form}
        draft={draft}
        answer={formAnswer}
      />
      {role && !rest.isReadOnly && (
        <DeleteRole
          name={role.name}
          people={role.people}
          answer={answer?.kind === "removal" ? answer : undefined}
        />
      )}
    </section>
  );
}
