import { mayAccess } from "#domain/access/may-access.ts";
import { MIN_SEARCH_LENGTH } from "#domain/search/search-limits.ts";
import type { SearchAnswer } from "#domain/search/search-schema.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseSelf, SELF_ACCESS } from "#worker/services/shared/authorise.ts";
import { distributorSearch } from "./providers/distributors.ts";
import { integratorSearch } from "./providers/integrators.ts";
import { kitSearch } from "./providers/kits.ts";
import { productSearch } from "./providers/products.ts";
import { requestSearch } from "./providers/requests.ts";
import type { SearchProvider } from "./search-provider.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";

export const searchAccess = SELF_ACCESS;

/** All searchable areas, in display order. */
const PROVIDERS: readonly SearchProvider[] = [
  requestSearch,
  integratorSearch,
  productSearch,
  kitSearch,
  distributorSearch,
];

/** Finds records by text, among all that the person may see, in one round trip. Case and accents do not matter;
 *  special characters are literal. */
export function createSearch(scope: Scope) {
  return async function search(typed: string): Promise<SearchAnswer> {
    const { distributor, database, actor } = authoriseSelf(scope);
    if (typed.length < MIN_SEARCH_LENGTH) return { groups: [] };
    const text = toSearchText(typed);
    const searches = PROVIDERS.filter(({ access }) => mayAccess(actor, distributor, access)).map(
      ({ group, prepare }) => ({
        group,
        ...prepare({ actor, distributor, database, text, now: scope.now() }),
      }),
    );
    const [first, ...rest] = searches.map(({ query }) => query);
    if (first === undefined) return { groups: [] };
    const found: readonly unknown[] = await database.readBatch([first, ...rest]);
    const groups = searches.map(({ group, toHits }, index) => ({ group, hits: toHits(found[index]) }));
    return { groups: groups.filter(({ hits }) => hits.length > 0) };
  };
}
