import "#app/features/recommendations/recommendations.css";
import type { AppLoadContext, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { IconBulb } from "@tabler/icons-react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { RECOMMENDATION_BENCH_TEXTS as TEXTS } from "#copy/recommendations.ts";
import { RecommendationCartSchema } from "#domain/recommendations/recommendation-schema.ts";
import { RECOMMENDATION_VARIABLES } from "#domain/recommendations/recommendation-variables.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { BenchForm } from "#app/features/recommendations/bench-form.tsx";
import { type BenchQuery, readBenchQuery, toBenchCart } from "#app/features/recommendations/bench-query.ts";
import { BenchResults } from "#app/features/recommendations/bench-results.tsx";
import { RecommendationTabs } from "#app/features/recommendations/recommendation-tabs.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "RecomendationBench" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RecomendationBench);

export const loader = portalLoader("RecomendationBench", async ({ context, request }) => {
  const query = readBenchQuery(new URL(request.url).searchParams);
  const { structures, products } = await context.services.recommendationRules.readChoices();
  const variableNames = Object.fromEntries(RECOMMENDATION_VARIABLES.map(({ key, name }) => [key, name]));
  return { query, structures, products, variableNames, ...(await tryOut(context, query)) };
});

/** Runs the rules for the query; returns the errors of a query that cannot be run. */
async function tryOut({ services: { recommendations } }: AppLoadContext, query: BenchQuery) {
  const nothing = { tried: null, unknownCodes: [], isInvalid: false };
  if (query.lines.length === 0) return nothing;
  const cart = RecommendationCartSchema.safeParse(toBenchCart(query));
  if (!cart.success) return { ...nothing, isInvalid: true };
  try {
    return { ...nothing, tried: await recommendations.tryOut(cart.data) };
  } catch (error) {
    if (!isDomainError(error, "INVALID_BODY")) throw error;
    const places = error.details.issues.map(({ field }) => Number(field.split(".")[1]));
    const unknownCodes = places.flatMap((place) => cart.data.products[place]?.productCode ?? []);
    return { ...nothing, unknownCodes };
  }
}

export default function RecomendationBench() {
  const { query, structures, products, variableNames, tried, unknownCodes, isInvalid } =
    useLoaderData<typeof loader>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.RecomendationBench} hint={TEXTS.hint} />
      <RecommendationTabs current="RecomendationBench" />
      <div className="app-bench">
        <BenchForm {...{ query, unknownCodes, structures, products }} />
        <div>
          {isInvalid && <Notice title={TEXTS.invalid} />}
          {unknownCodes.length > 0 && <Notice title={TEXTS.unknownProduct} />}
          {tried === null ? (
            <EmptyState icon={IconBulb} title={TEXTS.empty} text={TEXTS.emptyHint} />
          ) : (
            <BenchResults {...tried} variableNames={variableNames} />
          )}
        </div>
      </div>
    </section>
  );
}
