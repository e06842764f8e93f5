import "#app/styles/distribution.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CENTER_FORM_WORDS as WORDS, CENTER_USE_TEXTS, CENTERS_TEXTS } from "#copy/distribution.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { toCenterForm } from "#domain/centers/center-form.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { DoneLine } from "#app/components/done-line.tsx";
import { CenterEditor } from "#app/features/centers/center-editor.tsx";
import { CenterUsePanel } from "#app/features/centers/center-use.tsx";
import { actOnCenter } from "#app/features/centers/center-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

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
  const { center, form, firstIn, savedVersion, isSwitched } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const refusal = answer?.kind === "refusal" ? answer : undefined;
  const switched = center.active ? CENTER_USE_TEXTS.activated : CENTER_USE_TEXTS.deactivated;
  const saved = savedVersion === center.version ? WORDS.saved : isSwitched ? switched : null;
  const said = answer === undefined ? saved : null;
  return (
    <section className="app-center-page">
      <div className="app-page-head">
        <h1 className="app-page-title">{center.name}</h1>
        {!center.active && <span className="gs-badge gs-badge--warn">{CENTERS_TEXTS.inactive}</span>}
      </div>
      <DoneLine>{said}</DoneLine>
      <div className="app-center-columns">
        <CenterEditor
          key={`${center.id} ${String(savedVersion)} ${String(center.active)} ${formAnswer?.key ?? ""}`}
          id={center.id}
          version={center.version}
          form={form}
          answer={formAnswer}
        />
        <CenterUsePanel center={center} firstIn={firstIn} answer={refusal} />
      </div>
    </section>
  );
}
