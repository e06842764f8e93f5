import "#app/styles/record-form.css";
import "#app/styles/distribution.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { REGION_FORM_WORDS as WORDS } from "#copy/distribution.ts";
import { fill } from "#copy/fill.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { toRegionForm } from "#domain/centers/center-form.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { RegionEditor } from "#app/features/centers/region-editor.tsx";
import { DoneLine } from "#app/components/done-line.tsx";
import { Notice } from "#app/components/notice.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { actOnRegion } from "#app/features/centers/region-page.server.ts";

/** Stands in the address in the place of an id. */
const NEW = "novo";

export const handle = {
  page: "DistributionRegion",
  below: (data?: { region: { name: string } | null }) =>
    data === undefined ? null : (data.region?.name ?? WORDS.newTitle),
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DistributionRegion);

export const loader = portalLoader("DistributionRegion", async ({ context, params, request }) => {
  const id = params["regionId"] ?? NEW;
  const { centers, regions } = await context.services.centers.readDistribution();
  const region = regions.find((one) => one.id === id) ?? null;
  if (region === null && id !== NEW) throw new DomainError("NOT_FOUND", { entity: "distributionRegion", id });
  const others = regions.filter((one) => one !== region);
  return {
    region: region && { id, name: region.name, states: region.states, version: region.version },
    form: region === null ? { name: "", states: [], centers: [] } : toRegionForm(region),
    centers: centers.map(({ id: centerId, name, active }) => ({ id: centerId, name, active })),
    taken: Object.fromEntries(
      others.flatMap(({ name, states }) => states.map((state): [string, string] => [state, name])),
    ),
    savedVersion: Number(new URL(request.url).searchParams.get("salvo") ?? "0"),
  };
});

export const action = portalAction("DistributionRegion", async ({ context, params, request }) => {
  const id = params["regionId"] === NEW ? null : (params["regionId"] ?? null);
  return actOnRegion(context, await request.formData(), id);
});

export default function DistributionRegion() {
  const { region, form, centers, taken, savedVersion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const refused = answer?.kind === "refusal" ? answer.refusal : null;
  const isSaved = region !== null && savedVersion === region.version && answer === undefined;
  return (
    <section className="app-center-page">
      <div className="app-page-head">
        <h1 className="app-page-title">{region?.name ?? WORDS.newTitle}</h1>
      </div>
      <DoneLine>{isSaved && WORDS.saved}</DoneLine>
      <RegionEditor
        key={`${region?.id ?? NEW} ${String(savedVersion)} ${formAnswer?.key ?? ""}`}
        id={region?.id ?? null}
        version={region?.version ?? null}
        form={form}
        centers={centers}
        taken={taken}
        answer={formAnswer}
      />
      {region && (
        <details className="gs-panel app-form__part app-center-details" open={refused !== null}>
          <summary>{WORDS.remove}</summary>
          {refused && <Notice {...refused} />}
          <p>{fill(WORDS.removeQuestion, { name: region.name, states: region.states.join(", ") })}</p>
          <Form method="post">
            <button type="submit" name="intent" value="delete" className="gs-button app-button--danger">
              {fill(WORDS.removeConfirm, { name: region.name })}
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}
