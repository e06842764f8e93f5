import { EQUIPMENT_GROUPS, equipmentGroupOf, PRODUCT_TYPES } from "#domain/catalog/product-types.ts";

/** Whether the menu marks a page as current: on the page itself, on pages below it or below its list, and on pages
 *  of a group of equipment that are reached through its list. */
export function isAtMenuPage(pathname: string, path: string): boolean {
  const at = pathname.toLowerCase();
  const own = path.toLowerCase().replace(/\/list$/, "");
  return at === own || at.startsWith(`${own}/`) || listBehind(pathname)?.toLowerCase() === own;
}

/** The list of the group of equipment to which a page of stock, sheet, product or history belongs. */
function listBehind(pathname: string): string | null {
  const [area, first = "", second = ""] = pathname.split("/").slice(1);
  if (area !== "equipments") return null;
  const type = PRODUCT_TYPES.find((one) => one === second);
  const isOfProduct = (first === "visualize" || first === "historical") && type !== undefined;
  const group = isOfProduct ? equipmentGroupOf(type) : first === "grid" ? second : first;
  return Object.hasOwn(EQUIPMENT_GROUPS, group) ? `/equipments/${group}/items` : null;
}
