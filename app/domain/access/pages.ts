import type { Actor, Distributor, UserType } from "./actor.ts";
import { heldPermissions } from "./held-permissions.ts";
import { mayAccess, type AccessRule } from "./may-access.ts";
import { BUYING_PAGES } from "./pages/buying-pages.ts";
import { CHECKOUT_SETTINGS_PAGES } from "./pages/checkout-settings-pages.ts";
import { DISCOUNT_PAGES } from "./pages/discount-pages.ts";
import { EQUIPMENT_PAGES } from "./pages/equipment-pages.ts";
import { PEOPLE_PAGES } from "./pages/people-pages.ts";
import { PLATFORM_PAGES } from "./pages/platform-pages.ts";
import { RECOMMENDATION_PAGES } from "./pages/recommendation-pages.ts";
import { PRICING_PAGES } from "./pages/pricing-pages.ts";
import { REQUEST_PAGES } from "./pages/request-pages.ts";
import { SALE_TERMS_PAGES } from "./pages/sale-terms-pages.ts";
import { FREIGHT_PAGES } from "./pages/freight-pages.ts";
import { SALES_SETTINGS_PAGES } from "./pages/sales-settings-pages.ts";
import { SHELL_PAGES } from "./pages/shell-pages.ts";

/** A page of the portal, named once: menu, guard, breadcrumb, title and landing read it from here. */
export interface PageEntry {
  path: string;
  access: AccessRule;
  /** Whether the menu shows it, with its icon. */
  icon?:
    | "home"
    | "budget"
    | "order"
    | "kit"
    | "express"
    | "building"
    | "people"
    | "roles"
    | "settings"
    | "audit"
    | "chart"
    | "survey"
    | "megaphone"
    | "palette"
    | "menu"
    | "module"
    | "inverter"
    | "stringBox"
    | "product"
    | "stock"
    | "bulk"
    | "import"
    | "category"
    | "structure"
    | "journey"
    | "extraItem"
    | "center"
    | "price"
    | "freight"
    | "payment"
    | "coupon"
    | "recommendation"
    | "form"
    | "observation"
    | "message"
    | "cart";
  /** Group of the menu under which it stands. */
  group?: "equipment" | "settings";
  /** Kept out of the menu although it has an icon: unless the distributor has an address for it, or where the person has
   *  the pages of the items, which lead to it. */
  hidden?: "withoutBiUrl" | "withItems";
  /** Marks it as new in the menu: for everybody, or for all but administrators of a distributor that is no starter. */
  beta?: true | "butForFullAdmin";
  /** Draws a line above it in the menu, or above its group: for everybody, or for these types of user. */
  dividerBefore?: true | readonly UserType[];
  /** Page that the breadcrumb shows before it. */
  parent?: string;
  /** For a page of equipment items: where who may see the inventory only is sent instead. */
  inventoryPath?: string;
  /** Whether whole sheets are pasted into its form, or into those of the pages below its path. */
  takesSheets?: true;
}

export const PAGES = {
  ...SHELL_PAGES,
  ...REQUEST_PAGES,
  ...DISCOUNT_PAGES,
  ...BUYING_PAGES,
  ...EQUIPMENT_PAGES,
  ...PEOPLE_PAGES,
  ...SALES_SETTINGS_PAGES,
  ...PRICING_PAGES,
  ...FREIGHT_PAGES,
  ...SALE_TERMS_PAGES,
  ...CHECKOUT_SETTINGS_PAGES,
  ...RECOMMENDATION_PAGES,
  ...PLATFORM_PAGES,
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;
export type MenuIconName = NonNullable<PageEntry["icon"]>;
export type PageGroup = NonNullable<PageEntry["group"]>;

/** Widened view of the registry, for code that walks over all pages. */
export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}

/** The page and those above it, the topmost first. */
export function pageTrail(name: PageName): PageName[] {
  const { parent } = pageEntry(name);
  return parent === undefined ? [name] : [...pageTrail(parent as PageName), name];
}

/** Pages that the menu shows to the actor, in the order of the registry. */
export function menuPages(actor: Actor, distributor: Distributor | null): PageName[] {
  return (Object.keys(PAGES) as PageName[]).filter((name) => {
    const page = pageEntry(name);
    return (
      page.icon !== undefined &&
      !isHidden(page, actor, distributor) &&
      redirectFrom(page, actor, distributor) === null
    );
  });
}

/** Whether the actor may send whole sheets to an address: it is, or lies below, a page that takes them and is theirs. */
export function maySendSheets(pathname: string, actor: Actor, distributor: Distributor | null): boolean {
  return (Object.keys(PAGES) as PageName[]).map(pageEntry).some(({ path, access, takesSheets = false }) => {
    const isThere = pathname === path || pathname.startsWith(`${path}/`);
    return takesSheets && isThere && mayAccess(actor, distributor, access);
  });
}

/** Whether the menu skips the page although it may be opened. */
export function isHidden({ hidden }: PageEntry, actor: Actor, distributor: Distributor | null): boolean {
  if (hidden === "withItems") return mayAccess(actor, distributor, PAGES.EquipmentModules.access);
  return hidden === "withoutBiUrl" && distributor?.theme.dashboardBIUrl === undefined;
}

/** Where a person is sent instead of a page, or null when the page is theirs. The way to the inventory comes first,
 *  since it leads those on to whom the page itself is closed.
 *  @source spec, route guard */
export function redirectFrom(page: PageEntry, actor: Actor, distributor: Distributor | null): string | null {
  if (page.inventoryPath !== undefined && seesInventoryOnly(actor)) return page.inventoryPath;
  return mayAccess(actor, distributor, page.access) ? null : homePath(actor);
}

function seesInventoryOnly(actor: Actor): boolean {
  if (actor.kind !== "user") return false;
  const held = heldPermissions(actor);
  return held.includes("equipment.inventory") && !held.includes("equipment.items");
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
