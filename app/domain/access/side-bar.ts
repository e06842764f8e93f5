import type { Settings } from "#domain/settings/settings-schema.ts";
import type { Actor, Distributor } from "./actor.ts";
import { hasActions, type AccessRule } from "./may-access.ts";
import { type PageEntry, pageEntry, type PageName, PAGES } from "./pages.ts";

/** Order and titles of the integrators' menu, set by the distributor. */
export type SideBar = Settings["integratorSideBar"];

/** Longest title that a distributor may give a page. */
export const MAX_TITLE_LENGTH = 40;

/** A page of the menu, with the distributor's own title or null. */
export interface SideBarPage {
  name: PageName;
  title: string | null;
}

/** Users whose menu follows the distributor's order.
 *  @source spec, side menu: custom sidebar */
export const CUSTOM_SIDE_BAR: AccessRule = {
  types: ["integrator"],
  integrator: [],
  actions: ["customIntegratorSideBar"],
};

/** The distributor's order, if the actor's menu follows it; otherwise empty. */
export function sideBarOf(actor: Actor, distributor: Distributor | null): SideBar {
  const follows =
    actor.kind === "user" && actor.type === "integrator" && hasActions(distributor, CUSTOM_SIDE_BAR);
  return follows && distributor !== null ? distributor.settings.integratorSideBar : [];
}

/** Pages in the order and with the titles of the side bar. Pages that the person may not open are left out; pages that
 *  the side bar does not name follow in the usual order. */
export function orderBySideBar(pages: readonly PageName[], sideBar: SideBar): SideBarPage[] {
  const named = sideBar.flatMap(({ name, title }, index): SideBarPage[] => {
    const page = pages.find((one) => one === name);
    const isFirst = sideBar.findIndex((entry) => entry.name === name) === index;
    return page === undefined || !isFirst
      ? []
      : [{ name: page, title: title.trim() === "" ? null : title.trim() }];
  });
  const rest = pages.filter((name) => !named.some((entry) => entry.name === name));
  return [...named, ...rest.map((name) => ({ name, title: null }))];
}

/** Pages in the menu of an integrator with every permission: those that the distributor can order. */
export function sideBarPages(distributor: Distributor): PageName[] {
  return (Object.keys(PAGES) as PageName[]).filter((name) => isIntegratorEntry(pageEntry(name), distributor));
}

function isIntegratorEntry({ icon, access }: PageEntry, distributor: Distributor): boolean {
  return icon !== undefined && access.types.includes("integrator") && hasActions(distributor, access);
}
