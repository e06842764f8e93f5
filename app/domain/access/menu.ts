import type { Actor, Distributor } from "./actor.ts";
import { isStarter } from "./distributor-class.ts";
import { mayAccess, type AccessRule } from "./may-access.ts";
import { menuPages } from "./page-access.ts";
import {
  GROUP_HOMES,
  type MenuIconName,
  type PageEntry,
  pageEntry,
  type PageGroup,
  type PageName,
} from "./pages.ts";
import { orderBySideBar, sideBarOf } from "./side-bar.ts";
import { isSingleSignOnReady, SINGLE_SIGN_ON } from "./single-sign-on.ts";

/** A page in the menu. */
export interface MenuPage {
  kind: "page";
  name: PageName;
  path: string;
  icon: MenuIconName;
  /** The distributor's own title; null for the usual one. */
  title: string | null;
  isBeta: boolean;
  isDivided: boolean;
}

/** Pages of the menu under one heading. */
export interface MenuGroup {
  kind: "group";
  name: PageGroup;
  isDivided: boolean;
  /** Address of the page that leads to all of them; null for a group that unfolds in the menu. */
  path: string | null;
  pages: MenuPage[];
}

export type MenuItem = MenuPage | MenuGroup;

/** The content of the menu. */
export interface Menu {
  items: MenuItem[];
  /** External link of the person's role, with its own name; null without one. */
  externalLink: { name: string; link: string } | null;
  /** Whether there is an external shop with single sign-on for the person. */
  hasSingleSignOn: boolean;
}

/** Access to the external link of one's role.
 *  @source spec, side menu */
const EXTERNAL_LINK: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["externalLinkButton"],
  integrator: ["externalLinkButton"],
  actions: ["externalLink"],
};

/** The actor's menu: pages that they may open, with the pages of a group together at the place of the first, and the
 *  external links.
 *  @source spec, side menu */
export function buildMenu(actor: Actor, distributor: Distributor | null): Menu {
  const pages = orderBySideBar(menuPages(actor, distributor), sideBarOf(actor, distributor)).map(
    ({ name, title }) => toMenuPage(name, title, actor, distributor),
  );
  const mayLink = mayAccess(actor, distributor, EXTERNAL_LINK);
  const mayLeave = mayAccess(actor, distributor, SINGLE_SIGN_ON);
  return {
    items: groupPages(pages),
    externalLink: mayLink && actor.kind === "user" ? (actor.role?.externalLinkButton ?? null) : null,
    hasSingleSignOn: mayLeave && distributor !== null && isSingleSignOnReady(distributor.settings),
  };
}

/** Whether the menu marks the page as new for the actor.
 *  @source spec, side menu: the entry of integrators */
export function isBetaFor({ beta }: PageEntry, actor: Actor, distributor: Distributor | null): boolean {
  if (beta !== "butForFullAdmin") return beta === true;
  const isFullAdmin =
    actor.kind === "user" && actor.type === "admin" && !isStarter(distributor?.actions ?? {});
  return !isFullAdmin;
}

/** Whether the menu has a divider above the page for the actor.
 *  @source spec, side menu: dividers */
export function isDividedFor({ dividerBefore }: PageEntry, actor: Actor): boolean {
  if (dividerBefore === undefined || dividerBefore === true) return dividerBefore === true;
  return (actor.kind === "user" || actor.kind === "platform") && dividerBefore.includes(actor.type);
}

function toMenuPage(
  name: PageName,
  title: string | null,
  actor: Actor,
  distributor: Distributor | null,
): MenuPage & { group: PageGroup | null } {
  const page = pageEntry(name);
  return {
    kind: "page",
    name,
    path: page.path,
    icon: page.icon ?? "home",
    title,
    isBeta: isBetaFor(page, actor, distributor),
    isDivided: isDividedFor(page, actor),
    group: page.group ?? null,
  };
}

/** Groups pages. A divider above any page of a group is moved above the group, once. */
function groupPages(pages: readonly (MenuPage & { group: PageGroup | null })[]): MenuItem[] {
  const items: MenuItem[] = [];
  for (const { group, ...page } of pages) {
    const inner = { ...page, isDivided: false };
    const standing = items.find((item) => item.kind === "group" && item.name === group);
    if (group === null) items.push(page);
    else if (standing?.kind === "group") standing.pages.push(inner);
    else {
      const home = GROUP_HOMES[group];
      const path = home === undefined ? null : pageEntry(home).path;
      items.push({ kind: "group", name: group, isDivided: page.isDivided, path, pages: [inner] });
    }
  }
  return items;
}
