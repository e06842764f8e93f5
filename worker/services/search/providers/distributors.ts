import { PAGES } from "#domain/access/pages.ts";
import { findDistributors } from "#worker/repositories/search/search-queries.ts";
import { PLATFORM_ACCESS } from "#worker/services/shared/authorise.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

/** Distributors, for the platform's people, whose own data lies beside them in the directory's database. */
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
