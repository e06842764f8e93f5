import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { homePath } from "#domain/access/pages.ts";
import { maySetSellerPermissions } from "#domain/access/seller.ts";
import { CompanyPermissionsForm } from "#app/features/access/company-permissions-form.tsx";
import { COMPANY_PERMISSIONS_INTENT } from "#app/features/access/company-permissions-form-data.ts";
import { CompanyPage } from "#app/features/account/company-page.tsx";
import { IntentSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { profileAction } from "#app/features/account/profile-action.server.ts";
import { COMPANY_HANDLERS } from "#app/features/account/profile-handlers.server.ts";
import { saveCompanyPermissions } from "#app/features/access/save-company-permissions.server.ts";

export const handle = { page: "CompanyInfo" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CompanyInfo);

export const loader = portalLoader("CompanyInfo", async ({ context, actor, distributor }) => {
  const hasCompany = actor.kind === "user" && actor.integrator !== null && actor.integrator.cnpj !== null;
  if (!hasCompany) throw redirect(homePath(actor));
  const { profile, companyPermissions } = context.services;
  const { canEdit, ...company } = await profile.readCompany();
  const maySet = maySetSellerPermissions(actor, distributor);
  return { company, canEdit, permissions: maySet ? await companyPermissions.read() : null };
});

export const action = portalAction("CompanyInfo", async ({ context, request }) => {
  const form = await request.formData();
  const isPermissions = readForm(IntentSchema, form).intent === COMPANY_PERMISSIONS_INTENT;
  return isPermissions
    ? saveCompanyPermissions(context, form)
    : profileAction(context, form, COMPANY_HANDLERS);
});

export default function CompanyInfo() {
  const { permissions, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <CompanyPage {...page}>
      {permissions && (
        <CompanyPermissionsForm
          key={permissions.version}
          permissions={permissions}
          answer={answer?.intent === COMPANY_PERMISSIONS_INTENT ? answer : undefined}
        />
      )}
    </CompanyPage>
  );
}
