import type { AccessRule } from "#domain/access/may-access.ts";
import { chosenCenter, dcAcRatio, maySeeClosedKitPrices } from "#domain/kits/closed-kit-sale.ts";
import { kitAvailability } from "#domain/kits/kit-availability.ts";
import { KIT_POWER_RANGE } from "#domain/kits/kit-list-defaults.ts";
import type { KitList, KitListItem, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { createKitRepository } from "#worker/repositories/kit-repository.ts";
import type { KitRow } from "#worker/repositories/kit-rows.ts";
import type { Scope } from "#worker/scope.ts";
import { authorise } from "../tenant-of.ts";

/** Who may buy closed kits. */
export const closedKitsAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["requestsCreation.closedKits"],
  integrator: ["closedKits"],
  actions: ["enableClosedKits"],
  widgets: true,
};

/** One page of the closed kits that the asker can buy, at the center that serves them.
 *  @throws DomainError CENTER_REQUIRED when no active center sells to the asker, or a choice was not made */
export function createListKits(scope: Scope) {
  return async function listKits(query: KitListQuery): Promise<KitList> {
    const { distributor, database } = authorise(scope, closedKitsAccess);
    const kits = createKitRepository(database, distributor.id);
    const range = query.fullList ? { minPower: KIT_POWER_RANGE.min, maxPower: KIT_POWER_RANGE.max } : {};
    const found = await kits.listKits({ ...query, ...range }, chosenCenter(scope.actor, distributor));
    // A center that was chosen and is not active any more has to be chosen anew.
    if (found.center === null) throw new DomainError("CENTER_REQUIRED", {});
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    const showPrices = maySeeClosedKitPrices(scope.actor, distributor);
    return {
      items: found.kits.map((kit) =>
        toItem(kit, { today, showPrices, centerName: found.center?.name ?? "" }),
      ),
      totalItems: found.totalItems,
      page: query.page,
      limit: query.limit,
      filter: { structures: found.structures },
    };
  };
}

function toItem(
  kit: KitRow,
  { today, showPrices, centerName }: { today: string; showPrices: boolean; centerName: string },
): KitListItem {
  const prices = {
    price: centsToReais(kit.priceCents),
    priceCents: kit.priceCents,
    pricePerKwpCents: kit.pricePerKwpCents,
  };
  return {
    id: kit.id,
    kitId: kit.kitId,
    name: kit.name,
    productCode: kit.productCode,
    description: kit.description,
    power: kit.powerW / 1000,
    powerW: kit.powerW,
    ...(showPrices ? prices : {}),
    isPromotional: kit.promotional,
    photoUrl: kit.photoUrl,
    structureId: kit.structureId,
    structureName: kit.structureName,
    centerName,
    ...kitAvailability(kit.components, today),
    dcAcRatio: dcAcRatio({
      dcPowerW: kit.powerW,
      acPowerW: kit.components.reduce((sum, one) => sum + (one.acPowerW ?? 0) * one.amount, 0),
    }),
    products: kit.components.map(({ productId, name, manufacturer, type, amount }) => ({
      productId,
      name,
      manufacturer,
      type,
      amount,
    })),
  };
}
