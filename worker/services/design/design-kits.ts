import type { DesignPlace, KitDesignAnswer, KitDesignsAnswer } from "#domain/design/design-answer.ts";
import { designKits, type KitDesign } from "#domain/design/design-kits.ts";
import type { DesignReason } from "#domain/design/rank-designs.ts";
import type { KitDesignQuery } from "#domain/design/design-schema.ts";
import { monthlyKwhOf, powerForConsumption } from "#domain/design/power-for-consumption.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { kitDesignAccess, openDesign, type OpenDesign } from "./open-design.ts";
import { findSun } from "./find-sun.ts";
import { toKitAnswer } from "./to-kit-answer.ts";

/** Designs complete kits for a few answers, best first, from the stock of the center that sells to the buyer. Nothing
 *  is saved.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for a company; INVALID_BODY for an unknown city */
export function createDesignKits(scope: Scope) {
  return async function designKitsFor(query: KitDesignQuery): Promise<KitDesignsAnswer> {
    const tenant = authoriseUser(scope, kitDesignAccess);
    const [open, place] = await Promise.all([
      openDesign(scope, tenant, query, (repository, asked) => repository.readAll(asked)),
      "powerKwp" in query.target ? null : findSun(scope, query.target, "target."),
    ]);
    const { target } = query;
    const targetW =
      "powerKwp" in target
        ? Math.round(target.powerKwp * 1000)
        : powerForConsumption({ monthlyKwh: target.monthlyKwh, whM2Day: place?.whM2Day ?? 0 });
    const { catalogue, check, place: sellingPlace, today, priceOf } = open;
    const { kits, failure } = designKits({
      wish: toWish(query, targetW),
      ...{ catalogue, check, today, priceOf },
      place: sellingPlace,
      limit: query.limit,
    });
    const answers = kits.map((kit) => toDesignAnswer(kit, open, place));
    return { targetW, place, centerName: open.centerName, failure, kits: answers };
  };
}

function toWish(query: KitDesignQuery, targetW: number): Parameters<typeof designKits>[0]["wish"] {
  const { moduleId, manufacturer, inverterKind, moduleCount, grid, structure: layout } = query;
  return {
    ...{ targetW, moduleCount, grid, layout },
    moduleIds: moduleId === null ? [] : [moduleId],
    manufacturers: manufacturer === null ? [] : [manufacturer],
    inverterKinds: inverterKind === null ? [] : [inverterKind],
  };
}

const PRICE_REASONS: readonly DesignReason[] = ["bestPricePerWp", "lowestTotal"];

function toDesignAnswer(kit: KitDesign, open: OpenDesign, place: DesignPlace | null): KitDesignAnswer {
  const { module, moduleCount, inverter, inverterCount, extraModules, powerW, reasons } = kit;
  return {
    ...toKitAnswer(kit, open),
    id: [module.part.productId, moduleCount, inverter.part.productId, inverterCount].join("."),
    ...{ moduleCount, inverterCount, extraModules },
    monthlyKwh: place === null ? null : monthlyKwhOf({ powerW, whM2Day: place.whM2Day }),
    // People who may not see prices are not told which kit is cheapest.
    reasons: reasons.filter((reason) => !PRICE_REASONS.includes(reason) || open.view.showsKitPrices),
  };
}
