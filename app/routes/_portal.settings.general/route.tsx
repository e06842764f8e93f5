import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { MaintenanceSection } from "#app/features/settings/maintenance-section.tsx";
import { changeMaintenance } from "#app/features/settings/maintenance-action.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "GeneralSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.GeneralSettings);

export const loader = portalLoader("GeneralSettings", async ({ context, actor }) => {
  const { maintenance, maintenanceStaff, roles, integratorsSignedIn } =
    await context.services.maintenance.read();
  return {
    current: { maintenance, maintenanceStaff },
    roles,
    integratorsSignedIn,
    ownRoleId: actor.kind === "user" && actor.type === "staff" ? (actor.role?.id ?? null) : null,
  };
});

export const action = portalAction("GeneralSettings", ({ context, request }) =>
  changeMaintenance(context, request),
);

export default function GeneralSettings() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.GeneralSettings} />
      <MaintenanceSection {...data} answer={answer} />
    </section>
  );
}
