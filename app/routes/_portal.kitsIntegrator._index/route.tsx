import "#app/styles/kits.css";
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { KitListQuerySchema } from "#domain/kits/kit-list-schema.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import { CenterNeeded } from "#app/features/centers/center-needed.tsx";
import { KitListPage } from "#app/features/kits/kit-list-page.tsx";
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
    sort: params.get("sort") ?? undefined,
  });
  return result.success ? result.data : KitListQuerySchema.parse({});
}

export const loader = portalLoader("KitsIntegrator", async ({ context, request, actor }) => {
  const query = readQuery(new URL(request.url).searchParams);
  const canOrder = actor.type === "integrator";
  try {
    return { kits: await context.services.kits.list(query), query, canOrder, centers: null };
  } catch (error) {
    if (context.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return { kits: null, query, canOrder, centers: await context.services.centers.list() };
  }
});

export const action = portalAction("KitsIntegrator", async ({ context, request }) => {
  const centerId = (await request.formData()).get("center");
  if (typeof centerId === "string") await context.services.centers.choose(centerId);
  return redirect("/kitsIntegrator");
});

/** Another amount of a kit changes the address alone. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const question = (url: URL) => {
    const params = new URLSearchParams(url.search);
    params.delete("kit");
    return url.pathname + params.toString();
  };
  const isChoice = currentUrl.search !== nextUrl.search && question(currentUrl) === question(nextUrl);
  return isChoice && formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function KitsIntegrator() {
  const { kits, query, canOrder, centers } = useLoaderData<typeof loader>();
  if (kits === null) return <CenterNeeded centers={centers} />;
  return <KitListPage list={kits} query={query} canOrder={canOrder} />;
}
