import "#app/styles/kits.css";
import { type AppLoadContext, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { KitListQuerySchema } from "#domain/kits/kit-list-schema.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import { CenterNeeded } from "#app/features/centers/center-needed.tsx";
import { KitListPage } from "#app/features/kits/kit-list-page.tsx";
import { choiceKey, sumOf } from "#app/features/kits/choice-sum.ts";
import { type ChosenKit, MAX_COMPARED, readChoice, readCompared } from "#app/lib/kit-choice.ts";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "KitsIntegrator" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsIntegrator);

/** The list's question as the address asks it; what does not read counts as not asked. */
function readQuery(params: URLSearchParams) {
  const power = (name: string) => parseLooseNumber(params.get(name) ?? "") ?? undefined;
  const structure = params.get("structure") ?? undefined;
  const result = KitListQuerySchema.safeParse({
    page: params.get("page") ?? undefined,
    minPower: power("minPower"),
    maxPower: power("maxPower"),
    structure: structure === "" ? undefined : structure,
    promotional: params.get("promotional") === "true" ? "true" : undefined,
    sort: params.get("sort") ?? undefined,
  });
  return result.success ? result.data : KitListQuerySchema.parse({});
}

export const loader = portalLoader("KitsIntegrator", async ({ context, request, actor, distributor }) => {
  const { services } = context;
  const params = new URL(request.url).searchParams;
  const query = readQuery(params);
  const canOrder = mayAccess(actor, distributor, PAGES.KitsCheckout.access);
  const buyer = actor.type === "integrator" ? null : await readBuyer(context, params.get("integrator"));
  const integrator = buyer?.chosen?.id;
  try {
    const [kits, compared, sum] = await Promise.all([
      services.kits.list({ ...query, integrator }),
      readComparison(services, params, integrator),
      readSum(services, readChoice(params), integrator),
    ]);
    return { kits, query, canOrder, buyer, compared, sum, centers: null };
  } catch (error) {
    if (context.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return {
      kits: null,
      query,
      canOrder,
      buyer,
      compared: null,
      sum: null,
      centers: await services.centers.list(),
    };
  }
});

type Services = AppLoadContext["services"];

/** The company of the address; gone when it may not buy any more. */
async function readBuyer({ services, describeRefusal }: AppLoadContext, id: string | null) {
  if (id === null) return { chosen: null, isGone: false };
  try {
    return { chosen: await services.buyers.get(id), isGone: false };
  } catch (error) {
    if (describeRefusal(error)?.code !== "NOT_FOUND") throw error;
    return { chosen: null, isGone: true };
  }
}

async function readComparison(services: Services, params: URLSearchParams, integrator: string | undefined) {
  const ids = readCompared(params);
  if (params.get("view") !== "compare" || ids.length === 0) return null;
  const asked = KitListQuerySchema.parse({ ids: ids.join(","), limit: MAX_COMPARED, integrator });
  return (await services.kits.list(asked)).items;
}

async function readSum(services: Services, choice: readonly ChosenKit[], integrator: string | undefined) {
  if (choice.length === 0) return null;
  const kits = choice.map(({ id, amount }) => ({ id, amount }));
  const prices = await services.pricing.calculateKitPrices({ kits, integrator });
  return { choice: choiceKey(choice), sum: sumOf(prices, choice) };
}

export const action = portalAction("KitsIntegrator", async ({ context, request }) => {
  const centerId = (await request.formData()).get("center");
  if (typeof centerId === "string") await context.services.centers.choose(centerId);
  return redirect("/kitsIntegrator");
});

/** Another amount of a kit, or another kit to compare, changes the address alone. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const question = (url: URL) => {
    const params = new URLSearchParams(url.search);
    params.delete("kit");
    params.delete("compare");
    return url.pathname + params.toString();
  };
  const isChoice = currentUrl.search !== nextUrl.search && question(currentUrl) === question(nextUrl);
  return isChoice && formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function KitsIntegrator() {
  const { kits, centers, ...page } = useLoaderData<typeof loader>();
  if (kits === null) return <CenterNeeded centers={centers} />;
  return <KitListPage {...page} list={kits} />;
}
