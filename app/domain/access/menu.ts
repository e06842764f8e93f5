import type { Actor, Distributor } from "./actor.ts";
import { isStarter } from "./distributor-class.ts";
import { mayAccess, type AccessRule } from "./may-access.ts";
import {
  type MenuIconName,
  menuPages,
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
  /** The distributor's own title, if it has one. */
  title: string | null;
  isBeta: boolean;
  isDivided: boolean;
}

/** Pages that the menu shows under one heading. */
export interface MenuGroup {
  kind: "group";
  name: PageGroup;
  isDivided: boolean;
  pages: MenuPage[];
}

export type MenuItem = MenuPage | MenuGroup;

/** Everything that the menu holds. */
export interface Menu {
  items: MenuItem[];
  /** Address outside the portal, in the words of the person's role. */
  externalLink: { name: string; link: string } | null;
  /** Whether there is an outside shop that the person is signed in to. */
  hasSingleSignOn: boolean;
}

/** Who finds the link of the own role in the menu.
 *  @source spec, side menu */
const EXTERNAL_LINK: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["externalLinkButton"],
  integrator: ["externalLinkButton"],
  actions: ["externalLink"],
};

/** The menu of the actor: pages that are theirs, those of a group together where the first of them stands, and ways
 *  out of the portal.
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

/** Whether the menu marks the page as new.
 *  @source spec, side menu: the entry of integrators */
export function isBetaFor({ beta }: PageEntry, actor: Actor, distributor: Distributor | null): boolean {
  if (beta !== "butForFullAdmin") return beta === true;
  const isFullAdmin =
    actor.kind === "user" && actor.type === "admin" && !isStarter(distributor?.actions ?? {});
  return !isFullAdmin;
}

/** Whether a line stands above the page.
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

/** A line above pages of a group stands above their group, once. */
function groupPages(pages: readonly (MenuPage & { group: PageGroup | null })[]): MenuItem[] {
  const items: MenuItem[] = [];
  for (const { group, ...page } of pages) {
    const inner = { ...page, isDivided: false };
    const standing = items.find((item) => item.kind === "group" && item.name === group);
    if (group === null) items.push(page);
    else if (standing?.kind === "group") standing.pages.push(inner);
    else items.push({ kind: "group", name: group, isDivided: page.isDivided, pages: [inner] });
  }
  return items;
}
