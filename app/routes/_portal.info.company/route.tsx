import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { homePath } from "#domain/access/pages.ts";
import { managesCompany } from "#domain/access/company-info-schema.ts";
import { holdsPermission } from "#domain/access/held-permissions.ts";
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
import { PendingPurchases, PurchaseRulesForm } from "#app/features/purchases/purchase-rules-form.tsx";
import { PURCHASE_RULES_INTENT } from "#app/features/purchases/purchase-rules-form-data.ts";
import { savePurchaseRules } from "#app/features/purchases/save-purchase-rules.server.ts";
import { saveCompanyPermissions } from "#app/features/access/save-company-permissions.server.ts";

export const handle = { page: "CompanyInfo" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CompanyInfo);

export const loader = portalLoader("CompanyInfo", async ({ context, actor, distributor }) => {
  const hasCompany = actor.kind === "user" && actor.integrator !== null && actor.integrator.cnpj !== null;
  if (!hasCompany) throw redirect(homePath(actor));
  const { profile, companyPermissions, purchaseRules, purchaseApprovals } = context.services;
  const maySet = maySetSellerPermissions(actor, distributor);
  const manages = managesCompany(actor);
  const seesBudgets = distributor !== null && holdsPermission(actor, distributor, "budget");
  const [{ canEdit, ...company }, permissions, rules, pending] = await Promise.all([
    profile.readCompany(),
    maySet ? companyPermissions.read() : null,
    manages ? purchaseRules.read() : null,
    manages && seesBudgets ? purchaseApprovals.listPending() : [],
  ]);
  const timeZone = distributor?.settings.timeZone ?? "America/Sao_Paulo";
  return { company, canEdit, permissions, rules, pending, timeZone };
});

export const action = portalAction("CompanyInfo", async ({ context, request }) => {
  const form = await request.formData();
  const { intent } = readForm(IntentSchema, form);
  if (intent === PURCHASE_RULES_INTENT) return savePurchaseRules(context, form);
  return intent === COMPANY_PERMISSIONS_INTENT
    ? saveCompanyPermissions(context, form)
    : profileAction(context, form, COMPANY_HANDLERS);
});

export default function CompanyInfo() {
  const { permissions, rules, pending, timeZone, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <CompanyPage {...page} lead={<PendingPurchases items={pending} timeZone={timeZone} />}>
      {permissions && (
        <CompanyPermissionsForm
          key={permissions.version}
          permissions={permissions}
          answer={answer?.intent === COMPANY_PERMISSIONS_INTENT ? answer : undefined}
        />
      )}
      {rules && (
        <PurchaseRulesForm
          key={`rules ${rules.version}`}
          rules={rules}
          answer={answer?.intent === PURCHASE_RULES_INTENT ? answer : undefined}
        />
      )}
    </CompanyPage>
  );
}
