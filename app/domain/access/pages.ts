import type { Actor, Distributor, UserType } from "./actor.ts";
import { mayAccess, type AccessRule } from "./may-access.ts";
import { BUYING_PAGES } from "./pages/buying-pages.ts";
import { PLATFORM_PAGES } from "./pages/platform-pages.ts";
import { REQUEST_PAGES } from "./pages/request-pages.ts";
import { SHELL_PAGES } from "./pages/shell-pages.ts";

/** A page of the portal, named once: menu, guard, breadcrumb, title and landing read it from here. */
export interface PageEntry {
  path: string;
  access: AccessRule;
  /** Whether the menu shows it, with its icon. */
  icon?: "home" | "order" | "kit" | "building";
  /** Draws a line above it. */
  dividerBefore?: boolean;
  /** Page that the breadcrumb shows before it. */
  parent?: string;
}

export const PAGES = {
  ...SHELL_PAGES,
  ...BUYING_PAGES,
  ...REQUEST_PAGES,
  ...PLATFORM_PAGES,
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** Widened view of the registry, for code that walks over all pages. */
export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}

/** Pages that the menu shows to the actor, in the order of the registry. */
export function menuPages(actor: Actor, distributor: Distributor | null): PageName[] {
  return (Object.keys(PAGES) as PageName[]).filter((name) => {
    const { icon, access } = pageEntry(name);
    return icon !== undefined && mayAccess(actor, distributor, access);
  });
}

/** Where a person lands after signing in, and is sent from pages that are not theirs; the sign-in page for nobody. */
export function homePath(actor: Actor): string {
  return actor.kind === "platform" || actor.kind === "user" ? homePathOfType(actor.type) : "/";
}

/** Landing page of a type of user. */
export function homePathOfType(type: UserType): string {
  if (type === "piedAdmin") return PAGES.Distributors.path;
  return type === "integrator" ? PAGES.DashboardIntegrator.path : PAGES.Dashboard.path;
}
