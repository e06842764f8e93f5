import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { CATEGORIES, STRUCTURES } from "#worker/repositories/offers/offer-kinds.ts";
import type { Scope } from "#worker/scope.ts";
import { createOfferUseCases } from "./offer-use-cases.ts";

export const categoriesAccess: AccessRule = PAGES.CategoriesSettings.access;
export const structuresAccess: AccessRule = PAGES.StructuresSettings.access;

/** Categories of other products. One that holds products, or that a section names, is not deleted. */
export function createCategories(scope: Scope) {
  return createOfferUseCases(scope, { kind: CATEGORIES, access: categoriesAccess });
}

/** Fixing structures. One that kits offer is not deleted. */
export function createStructures(scope: Scope) {
  return createOfferUseCases(scope, { kind: STRUCTURES, access: structuresAccess });
}
