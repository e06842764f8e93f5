import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { Category, SeparatedSection } from "#domain/offers/offer-schema.ts";
import type { ProductCount } from "#domain/offers/separated-section.ts";
import { CATEGORIES, SEPARATED_SECTIONS } from "#worker/repositories/offers/offer-kinds.ts";
import { createOfferRepository } from "#worker/repositories/offers/offer-repository.ts";
import {
  assertCategories,
  clearOtherDefaults,
  countProductsOnSale,
} from "#worker/repositories/offers/separated-section-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { createOfferUseCases } from "./offer-use-cases.ts";

export const sectionsAccess: AccessRule = PAGES.ShoppingJourneySeparatedSales.access;

/** Permission to buy loose products. */
export const ownSectionsAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["requestsCreation.separateSale"],
  integrator: ["separateSale"],
  actions: ["singleProductPurchase"],
};

/** Use cases of sections of the loose-product page. At most one section is the default. */
export function createSections(scope: Scope) {
  return createOfferUseCases(scope, {
    kind: SEPARATED_SECTIONS,
    access: sectionsAccess,
    besides: (distributorId, id, { categories, isDefault }) => [
      ...(categories.length > 0 ? [assertCategories(distributorId, categories)] : []),
      ...(isDefault ? [clearOtherDefaults(distributorId, id)] : []),
    ],
  });
}

/** Lists the sections that a buyer sees, in order. */
export function createListOwnSections(scope: Scope) {
  return async function listOwnSections(): Promise<SeparatedSection[]> {
    const { distributor, database } = authoriseUser(scope, ownSectionsAccess);
    const sections = await createOfferRepository(database, distributor.id, SEPARATED_SECTIONS).listAll();
    return sections.filter(({ active }) => active);
  };
}

/** Reads the choices for a section's form: categories, each with its number of products for sale. */
export function createReadSectionFacts(scope: Scope) {
  return async function readSectionFacts(): Promise<{ categories: Category[]; counts: ProductCount[] }> {
    const { distributor, database } = authoriseUser(scope, sectionsAccess);
    const [categories, [counts]] = await Promise.all([
      createOfferRepository(database, distributor.id, CATEGORIES).listAll(),
      database.readBatch([countProductsOnSale(database, distributor.id)]),
    ]);
    return { categories, counts };
  };
}
