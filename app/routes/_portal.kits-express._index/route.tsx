import "#app/styles/kits.css";
import "#app/styles/kits-express.css";
import { type AppLoadContext, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import type { KitDesignsAnswer } from "#domain/design/design-answer.ts";
import type { KitDesignQuery } from "#domain/design/design-schema.ts";
import { CenterNeeded } from "#app/features/centers/center-needed.tsx";
import { type AnswerErrors, readAnswers } from "#app/features/kits-express/express-answers.ts";
import { KitsExpressPage } from "#app/features/kits-express/kits-express-page.tsx";
import { saveExpressCart } from "#app/lib/express-cart.server.ts";
import { toDesignQuery } from "#app/lib/kits-express.server.ts";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "KitsExpress" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsExpress);

export const loader = portalLoader("KitsExpress", async ({ context, request, actor, distributor }) => {
  const answers = readAnswers(new URL(request.url).searchParams);
  const { query, errors } = toDesignQuery(answers);
  const { electrical = null, mountKit = null } = distributor?.settings ?? {};
  const check = electrical === null || mountKit === null ? null : { settings: electrical, mountKit };
  try {
    const [choices, found] = await Promise.all([
      context.services.kitDesign.readChoices(),
      designs(context, query),
    ]);
    const { designs: kits, errors: refused } = found;
    return {
      answers,
      errors: { ...errors, ...refused },
      choices,
      designs: kits,
      check,
      isForCompanies: actor.type !== "integrator",
      centers: null,
    };
  } catch (error) {
    if (context.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return { centers: await context.services.centers.list() };
  }
});

/** Kits for a question; a place that is not known is told at its field. */
async function designs(
  { services, describeRefusal }: AppLoadContext,
  query: KitDesignQuery | null,
): Promise<{ designs: KitDesignsAnswer | null; errors: AnswerErrors }> {
  if (query === null) return { designs: null, errors: {} };
  try {
    return { designs: await services.kitDesign.design(query), errors: {} };
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal?.code !== "INVALID_BODY" || "powerKwp" in query.target) throw error;
    const isCity = JSON.stringify(refusal.details).includes("target.city");
    return { designs: null, errors: isCity ? { city: "CITY" } : { state: "SUN" } };
  }
}

export const action = portalAction("KitsExpress", async ({ context, request }) => {
  const form = await request.formData();
  const centerId = form.get("center");
  if (typeof centerId === "string") {
    await context.services.centers.choose(centerId);
    return redirect(request.url);
  }
  try {
    const id = await saveExpressCart(context.services, form, readAnswers(new URL(request.url).searchParams));
    return redirect(`/kits-express/checkout?cart=${id}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
});

export default function KitsExpress() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (loaded.centers !== null) return <CenterNeeded centers={loaded.centers} />;
  return <KitsExpressPage {...loaded} refusal={answer?.refusal ?? null} />;
}
