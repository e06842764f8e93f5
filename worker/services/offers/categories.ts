import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { CATEGORIES, STRUCTURES } from "#worker/repositories/offers/offer-kinds.ts";
import type { Scope } from "#worker/scope.ts";
import { createOfferUseCases } from "./offer-use-cases.ts";

export const categoriesAccess: AccessRule = PAGES.CategoriesSettings.access;
export const structuresAccess: AccessRule = PAGES.StructuresSettings.access;

/** Use cases of categories of other products. A category with products or in a section cannot be deleted. */
export function createCategories(scope: Scope) {
  return createOfferUseCases(scope, { kind: CATEGORIES, access: categoriesAccess });
}

/** Use cases of fixing structures. A structure of a kit cannot be deleted. */
export function createStructures(scope: Scope) {
  return createOfferUseCases(scope, { kind: STRUCTURES, access: structuresAccess });
}
