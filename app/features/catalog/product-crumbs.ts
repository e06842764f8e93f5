import { MENU_GROUP_TITLES } from "#copy/shell/frame.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { Crumb } from "#app/lib/pages/page-handle.ts";

const LISTS = {
  modules: "EquipmentModules",
  inverters: "EquipmentInverters",
  stringbox: "EquipmentStringbox",
  products: "EquipmentProducts",
} as const;

interface GroupData {
  group: EquipmentGroup;
}

/** Breadcrumb down to the list of the page's group; empty when the page could not be loaded. */
export function groupCrumbs(data: unknown): Crumb[] {
  const top = { title: MENU_GROUP_TITLES.equipment, path: null };
  if (!isOfGroup(data)) return [top];
  const list = LISTS[data.group];
  return [top, { title: PAGE_TITLES[list], path: PAGES[list].path }];
}

/** Breadcrumb down to the product, for the pages below it. */
export function productCrumbs(data: unknown): Crumb[] {
  if (!isOfGroup(data) || !("title" in data) || !("path" in data)) return groupCrumbs(data);
  return [...groupCrumbs(data), { title: String(data.title), path: String(data.path) }];
}

/** The name of the page's product; null for a new one. */
export function productName(data: unknown): string | null {
  const { product = null } = (data ?? {}) as { product?: { name: string } | null };
  return product?.name ?? null;
}

function isOfGroup(data: unknown): data is GroupData {
  return typeof data === "object" && data !== null && "group" in data;
}
