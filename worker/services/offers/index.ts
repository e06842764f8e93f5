import type { Scope } from "#worker/scope.ts";
import { createCategories, createStructures } from "./categories.ts";
import { createExtraItems, createServiceItems } from "./extras.ts";
import { createListOwnSections, createReadSectionFacts, createSections } from "./separated-sections.ts";

/** Use cases of offers beside kits. */
export const offersServices = {
  categories: createCategories,
  structures: createStructures,
  separatedSections: (scope: Scope) => ({
    ...createSections(scope),
    listOwn: createListOwnSections(scope),
    readFacts: createReadSectionFacts(scope),
  }),
  extraItems: createExtraItems,
  serviceItems: createServiceItems,
};
