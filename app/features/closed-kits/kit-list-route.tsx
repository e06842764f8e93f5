import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { CenterOption } from "#domain/centers/center-list.ts";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import { CenterNeeded } from "../centers/center-needed.tsx";
import { KitListPage, type KitListPageProps } from "./kit-list-page.tsx";

export interface KitListRouteProps extends Omit<KitListPageProps, "list"> {
  /** Null until a center is chosen. */
  kits: KitList | null;
  centers: readonly CenterOption[] | null;
}

/** The kits, or the choice of a center that comes before them. */
export function KitListRoute({ kits, centers, ...page }: KitListRouteProps) {
  if (kits === null) return <CenterNeeded centers={centers ?? []} />;
  return <KitListPage {...page} list={kits} />;
}

/** Reloads the list unless only chosen amounts or the comparison changed, which are in the address alone. */
export function askedAnew({
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
