import "#app/ui/beside.css";
import "#app/features/centers/distribution.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CENTER_FORM_WORDS as WORDS, CENTER_USE_TEXTS, CENTERS_TEXTS } from "#copy/centers/distribution.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { toCenterForm } from "#domain/centers/center-form.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { CenterEditor } from "#app/features/centers/center-editor.tsx";
import { CenterUsePanel } from "#app/features/centers/center-use.tsx";
import { actOnCenter } from "#app/features/centers/center-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { Badge } from "#app/ui/badge.tsx";

export const handle = {
  page: "DistributionCenterDetails",
  recordName: (data?: { center: { name: string } }) => data?.center.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DistributionCenterDetails);

export const loader = portalLoader("DistributionCenterDetails", async ({ context, params, request }) => {
  const id = params["centerId"] ?? "";
  const { centers, regions } = await context.services.centers.readDistribution();
  const center = centers.find((one) => one.id === id);
  if (center === undefined) throw new DomainError("NOT_FOUND", { entity: "distributionCenter", id });
  const { searchParams } = new URL(request.url);
  const isActive = (other: string) => centers.some((one) => one.id === other && one.active);
  const { name, active, version, use } = center;
  return {
    center: { id, name, active, version, use },
    form: toCenterForm(center),
    firstIn: regions
      .filter(({ centerPriority }) => centerPriority.find((place) => isActive(place.id))?.id === id)
      .map((region) => region.name),
    savedVersion: Number(searchParams.get("salvo") ?? "0"),
    isSwitched: searchParams.has(active ? "ativado" : "desativado"),
  };
});

export const action = portalAction("DistributionCenterDetails", async ({ context, params, request }) =>
  actOnCenter(context, await request.formData(), params["centerId"] ?? ""),
);

export default function DistributionCenterDetails() {
  const { center, firstIn, isSwitched, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const switched = center.active ? CENTER_USE_TEXTS.activated : CENTER_USE_TEXTS.deactivated;
  return (
    <RecordPage
      {...page}
      className="app-center-page"
      record={{ kind: "center", id: center.id }}
      version={center.version}
      title={center.name}
      actions={!center.active && <Badge tone="warn">{CENTERS_TEXTS.inactive}</Badge>}
      saved={WORDS.saved}
      done={isSwitched ? switched : null}
      answer={answer}
    >
      {(editor) => (
        <div className="app-beside app-center-columns">
          <CenterEditor key={String(center.active)} {...editor} />
          <CenterUsePanel
            center={center}
            firstIn={firstIn}
            answer={answer?.kind === "refusal" ? answer : undefined}
          />
        </div>
      )}
    </RecordPage>
  );
}
