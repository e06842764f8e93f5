import { PAGES } from "#domain/access/pages.ts";
import { findDistributors } from "#worker/repositories/search/search-queries.ts";
import { PLATFORM_ACCESS } from "#worker/services/shared/authorise.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

/** Distributors, for operators, whose data is in the directory's database as well. */
export const distributorSearch: SearchProvider = {
  group: "distributors",
  access: PLATFORM_ACCESS,
  prepare({ database, text }) {
    return prepareSearch(findDistributors(database, text), ({ id, name, slug }) => ({
      id,
      title: name,
      detail: slug,
      path: `${PAGES.DistributorDetails.path}/${id}`,
    }));
  },
};
