import "#app/features/centers/distribution.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REGION_FORM_WORDS as WORDS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { toRegionForm } from "#domain/centers/center-form.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { RegionEditor } from "#app/features/centers/region-editor.tsx";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { actOnRegion } from "#app/features/centers/region-page.server.ts";

/** Value of the path parameter for a new region. */
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
  const { region, centers, taken, ...page } = useLoaderData<typeof loader>();
  return (
    <RecordPage
      {...page}
      className="app-center-page"
      record={{ kind: "region", id: region?.id ?? null }}
      version={region?.version ?? null}
      title={region?.name ?? WORDS.newTitle}
      saved={WORDS.saved}
      answer={useActionData<typeof action>()}
      removal={
        region && {
          title: WORDS.remove,
          question: fill(WORDS.removeQuestion, { name: region.name, states: region.states.join(", ") }),
          confirm: fill(WORDS.removeConfirm, { name: region.name }),
        }
      }
    >
      {(editor) => <RegionEditor {...editor} centers={centers} taken={taken} />}
    </RecordPage>
  );
}
