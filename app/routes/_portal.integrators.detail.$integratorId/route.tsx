import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DECISION_TEXTS } from "#copy/integrators/integrators.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { COMPANY_TAGS_ACCESS } from "#domain/tags/tag.ts";
import type { IntegratorDecision } from "#domain/integrators/integrator-status.ts";
import { IntegratorDetail } from "#app/features/integrators/integrator-detail.tsx";
import { companyTagsAction } from "#app/features/integrators/company-tags-action.server.ts";
import { commercialAction } from "#app/features/integrators/commercial-action.server.ts";
import { decideAction } from "#app/features/integrators/decide-action.server.ts";
import { IntentSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "IntegratorDetails",
  recordName: (loaded?: { company: { companyName: string } }) => loaded?.company.companyName ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.IntegratorDetails);

export const loader = portalLoader(
  "IntegratorDetails",
  async ({ context, params, request, actor, distributor }) => {
    const id = params["integratorId"] ?? "";
    const { integrators, companyTags } = context.services;
    const [found, tags] = await Promise.all([
      integrators.get(id),
      mayAccess(actor, distributor, COMPANY_TAGS_ACCESS) ? companyTags.list(id) : null,
    ]);
    const search = new URL(request.url).searchParams;
    const done = search.get("done");
    return {
      ...found,
      asked: search.get("decide"),
      done: isDecision(done) ? done : null,
      isEditing: search.get("edit") === "commercial",
      isSaved: search.get("saved") === "commercial",
      tags,
      isTagging: search.get("edit") === "tags",
      isTagged: search.get("saved") === "tags",
    };
  },
);

export const action = portalAction("IntegratorDetails", async ({ context, params, request }) => {
  const id = params["integratorId"] ?? "";
  const asked = new URL(request.url).searchParams.get("decide");
  const form = await request.formData();
  const { intent } = readForm(IntentSchema, form);
  if (intent === "tags") {
    const refused = await companyTagsAction(context, id, form);
    if (refused !== null) return data(refused, { status: 409 });
    return redirect(`/integrators/detail/${id}?saved=tags`);
  }
  if (intent === "commercial") {
    const refused = await commercialAction(context, id, form);
    if (refused !== null) return data(refused, { status: refused.status });
    return redirect(`/integrators/detail/${id}?saved=commercial`);
  }
  const answer = await decideAction(context, id, form);
  if (answer !== null) return data(answer, { status: answer.status });
  return redirect(`/integrators/detail/${id}${isDecision(asked) ? `?done=${asked}` : ""}`);
});

function isDecision(text: string | null): text is IntegratorDecision {
  return text !== null && Object.hasOwn(DECISION_TEXTS, text);
}

export default function IntegratorDetails() {
  return <IntegratorDetail {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
