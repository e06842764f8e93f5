import type { Actor, Distributor } from "./actor.ts";
import { heldPermissions } from "./held-permissions.ts";
import { mayAccess } from "./may-access.ts";
import { homePath, isHidden, pageEntry, type PageEntry, type PageName, PAGES } from "./pages.ts";

/** Pages in the actor's menu, in the order of the registry. */
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

/** Where a person is redirected from a page; null if they may open it. The redirection to the inventory is checked
 *  first, because it is for people who may not open the page itself.
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
