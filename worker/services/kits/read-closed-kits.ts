import { type EquipmentGroup, EQUIPMENT_GROUPS } from "#domain/catalog/product-types.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { ClosedKit, ClosedKitRow } from "#domain/kits/closed-kit.ts";
import type { ClosedKitListQuery } from "#domain/kits/closed-kit-schema.ts";
import { kitSaleState, type KitSaleState } from "#domain/kits/closed-kit-defaults.ts";
import { checkParts, type KitCheckSettings, type KitPart } from "#domain/kits/kit-part.ts";
import type { KitCheck } from "#domain/kits/check-kit.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { createClosedKitRepository } from "#worker/repositories/kits/closed-kit-repository.ts";
import {
  createKitPartRepository,
  type StructureName,
} from "#worker/repositories/kits/kit-part-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to manage closed kits. */
export const closedKitAdminAccess: AccessRule = PAGES.EquipmentKits.access;

/** Lists a page of the distributor's kits, for sale or not. */
export function createListClosedKits(scope: Scope) {
  return async function listClosedKits(
    query: ClosedKitListQuery,
  ): Promise<{ items: (ClosedKitRow & { sale: KitSaleState })[]; totalItems: number }> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    const found = await createClosedKitRepository(database, distributor.id).listKits(query, today);
    return {
      totalItems: found.totalItems,
      items: found.items.map((row) => ({ ...row, sale: kitSaleState(row, today) })),
    };
  };
}

/** Reads a kit with its electrical check.
 *  @throws DomainError NOT_FOUND */
export function createGetClosedKit(scope: Scope) {
  return async function getClosedKit(id: string): Promise<ClosedKit & { check: KitCheck }> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const kit = await createClosedKitRepository(database, distributor.id).getKit(id);
    const { electrical: settings, mountKit } = distributor.settings;
    return { ...kit, check: checkParts(kit.components, { settings, mountKit }) };
  };
}

/** Finds active products for a kit by words of name, code, model or manufacturer. */
export function createFindKitParts(scope: Scope) {
  return async function findKitParts({
    group,
    search,
  }: {
    group: EquipmentGroup;
    search: string;
  }): Promise<KitPart[]> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    return createKitPartRepository(database, distributor.id).findParts(EQUIPMENT_GROUPS[group], search);
  };
}

/** Reads what the editor of kits needs besides the kit: structures, and settings of the check. */
export function createReadKitWorkshop(scope: Scope) {
  return async function readKitWorkshop(): Promise<KitCheckSettings & { structures: StructureName[] }> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const structures = await createKitPartRepository(database, distributor.id).listStructures();
    const { electrical: settings, mountKit } = distributor.settings;
    return { structures, settings, mountKit };
  };
}
