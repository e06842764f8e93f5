import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { CENTERS_TEXTS, EXCLUSIVITY_TEXTS } from "#copy/centers/distribution.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { CenterTable, NoCenters } from "#app/features/centers/center-table.tsx";
import { DistributionTabs } from "#app/features/centers/distribution-tabs.tsx";
import { ExclusivityPanel } from "#app/features/centers/exclusivity-panel.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FORM_FLAG } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "DistributionCenters" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DistributionCenters);

export const loader = portalLoader("DistributionCenters", async ({ context, request }) => {
  const { centers, exclusivity, withoutCenter } = await context.services.centers.readDistribution();
  const { searchParams } = new URL(request.url);
  const saved = searchParams.has("exclusividade");
  const isDeleted = searchParams.has("excluido");
  return { centers, exclusivity, withoutCenter, saved, isDeleted };
});

const ExclusivitySchema = z.object({ exclusivity: FORM_FLAG });

export const action = portalAction("DistributionCenters", async ({ context, request }) => {
  const { exclusivity } = readForm(ExclusivitySchema, await request.formData());
  try {
    await context.services.centers.setExclusivity(exclusivity);
    return redirect(`${PAGES.DistributionCenters.path}?exclusividade=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
});

export default function DistributionCenters() {
  const { centers, exclusivity, withoutCenter, saved, isDeleted } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <section>
      <PageHead title={PAGE_TITLES.DistributionCenters} hint={CENTERS_TEXTS.hint}>
        {centers.length > 0 && (
          <LinkButton kind="primary" to={PAGES.DistributionCenterDetails.path} prefetch="intent">
            {CENTERS_TEXTS.new}
          </LinkButton>
        )}
      </PageHead>
      <DistributionTabs current="centers" />
      {refusal && <Notice {...refusal} />}
      {(saved || isDeleted) && (
        <DoneLine>
          {isDeleted
            ? CENTERS_TEXTS.deleted
            : exclusivity
              ? EXCLUSIVITY_TEXTS.savedOn
              : EXCLUSIVITY_TEXTS.savedOff}
        </DoneLine>
      )}
      {centers.length === 0 ? <NoCenters /> : <CenterTable centers={centers} />}
      <ExclusivityPanel key={String(exclusivity)} exclusivity={exclusivity} withoutCenter={withoutCenter} />
    </section>
  );
}
