import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import { pageEntry } from "#domain/access/pages.ts";
import type { UserMenuLink } from "./user-menu.tsx";

/** Links of the user menu to the person's own pages.
 *  @source spec, shell: user menu */
export function userMenuLinks(
  actor: UserActor | PlatformActor,
  distributor: Distributor | null,
): UserMenuLink[] {
  if (actor.kind === "platform") return [{ to: "account", path: pageEntry("PlatformUserInfo").path }];
  const { path } = pageEntry("UserInfo");
  const isIntegrator = actor.type === "integrator";
  const hasCompany = isIntegrator && (actor.integrator?.cnpj ?? null) !== null;
  const hasTerms = isIntegrator && (distributor?.hasTerms === true || distributor?.theme.term !== undefined);
  return [
    { to: "ownData", path },
    ...(hasCompany ? [{ to: "ownCompany" as const, path: pageEntry("CompanyInfo").path }] : []),
    { to: "password", path: `${path}#senha` },
    ...(hasTerms ? [{ to: "terms" as const, path: "/termos-de-uso" }] : []),
  ];
}
