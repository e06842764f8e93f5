import type { Actor, Distributor, UserType } from "./actor.ts";
import { mayAccess, type AccessRule } from "./may-access.ts";
import type { StaffPermission } from "./permissions.ts";
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

/** A page of the portal. Menu, guard, breadcrumb, title and landing page read it from this registry. */
export interface PageEntry {
  path: string;
  access: AccessRule;
  /** Icon of a page in the menu; absent for pages outside the menu. */
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
    | "api"
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
    | "route"
    | "tag"
    | "extraItem"
    | "center"
    | "price"
    | "freight"
    | "payment"
    | "coupon"
    | "terms"
    | "recommendation"
    | "form"
    | "observation"
    | "message"
    | "cart";
  /** Menu group of the page. */
  group?: "equipment" | "settings";
  /** Hides a page with an icon from the menu: if the distributor has no BI address, or if the person may open the items
   *  page, which leads to it. */
  hidden?: "withoutBiUrl" | "withItems";
  /** Marks the page as new in the menu: for everybody, or for all except administrators of a distributor that is not a
   *  starter. */
  beta?: true | "butForFullAdmin";
  /** Divider above the page, or above its group: for everybody, or for these types of user. */
  dividerBefore?: true | readonly UserType[];
  /** Parent page in the breadcrumb. */
  parent?: string;
  /** Of a page of equipment items: where people are redirected who may see only the inventory. */
  inventoryPath?: string;
  /** Whether its form, or that of a page below its path, accepts pasted sheets. */
  takesSheets?: true;
}

/** Pages on which a distributor looks after its people and sets its shop. */
const MANAGED_PAGES = {
  ...PEOPLE_PAGES,
  ...SALES_SETTINGS_PAGES,
  ...PRICING_PAGES,
  ...FREIGHT_PAGES,
  ...SALE_TERMS_PAGES,
  ...CHECKOUT_SETTINGS_PAGES,
  ...RECOMMENDATION_PAGES,
};

export const PAGES = {
  ...SHELL_PAGES,
  ...REQUEST_PAGES,
  ...DISCOUNT_PAGES,
  ...BUYING_PAGES,
  ...EQUIPMENT_PAGES,
  ...MANAGED_PAGES,
  ...PLATFORM_PAGES,
  Settings: {
    path: "/settings",
    access: { types: ["admin", "staff"], staff: settingsPermissions(), anyPermission: true },
  },
} as const satisfies Record<string, PageEntry>;

/** Permissions of staff of which each opens a page of settings. */
function settingsPermissions(): StaffPermission[] {
  const pages: PageEntry[] = Object.values(MANAGED_PAGES);
  const permissions = pages.flatMap(({ group, access }) =>
    group === "settings" ? (access.staff ?? []) : [],
  );
  return [...new Set(permissions)];
}

/** Pages that lead to all pages of a group; the menu names such a group by this page alone. */
export const GROUP_HOMES: Partial<Record<PageGroup, PageName>> = { settings: "Settings" };

export type PageName = keyof typeof PAGES;
export type MenuIconName = NonNullable<PageEntry["icon"]>;
export type PageGroup = NonNullable<PageEntry["group"]>;

/** An entry with the registry's wide type, for code that iterates over all pages. */
export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}

/** The page and its parents, topmost first. */
export function pageTrail(name: PageName): PageName[] {
  const { parent } = pageEntry(name);
  return parent === undefined ? [name] : [...pageTrail(parent as PageName), name];
}

/** Whether the actor may send sheets to an address: it is, or is below, a page that accepts them and that the actor may
 *  open. */
export function maySendSheets(pathname: string, actor: Actor, distributor: Distributor | null): boolean {
  return (Object.keys(PAGES) as PageName[]).map(pageEntry).some(({ path, access, takesSheets = false }) => {
    const isThere = pathname === path || pathname.startsWith(`${path}/`);
    return takesSheets && isThere && mayAccess(actor, distributor, access);
  });
}

/** Whether the menu hides a page that may be opened. */
export function isHidden({ hidden }: PageEntry, actor: Actor, distributor: Distributor | null): boolean {
  if (hidden === "withItems") return mayAccess(actor, distributor, PAGES.EquipmentModules.access);
  return hidden === "withoutBiUrl" && distributor?.theme.dashboardBIUrl === undefined;
}

/** The page after signing in, and instead of a page that the person may not open; for visitors the sign-in page. */
export function homePath(actor: Actor): string {
  return actor.kind === "platform" || actor.kind === "user" ? homePathOfType(actor.type) : "/";
}

/** Landing page of a type of user. */
export function homePathOfType(type: UserType): string {
  if (type === "piedAdmin") return PAGES.Distributors.path;
  return type === "integrator" ? PAGES.DashboardIntegrator.path : PAGES.Dashboard.path;
}
