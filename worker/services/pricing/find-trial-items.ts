import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import { findTrialItems } from "#worker/repositories/pricing/price-trial-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

const MAX_LENGTH = 80;

/** Finds products and kits for sale to try a formula with, also for people who only manage prices. */
export function createFindTrialItems(scope: Scope) {
  return function find(typed: string) {
    const { distributor, database } = authoriseUser(scope, PRICING_ACCESS);
    const folded = typed
      .trim()
      .slice(0, MAX_LENGTH)
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase();
    return findTrialItems(database, distributor.id, folded);
  };
}
