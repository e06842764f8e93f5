import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { formatDocument } from "#domain/shared/format-identity.ts";
import { findIntegrators } from "#worker/repositories/search/search-queries.ts";
import {
  integratorDetailsAccess,
  readIntegratorsAccess,
} from "#worker/services/integrators/read-integrators.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

/** Integrators. People who may not open one are led to the list that shows it. */
export const integratorSearch: SearchProvider = {
  group: "integrators",
  access: readIntegratorsAccess,
  prepare({ actor, distributor, database, text }) {
    const canOpen = mayAccess(actor, distributor, integratorDetailsAccess);
    return prepareSearch(
      findIntegrators(database, distributor.id, text),
      ({ id, companyName, cnpj, email }) => ({
        id,
        title: companyName,
        detail: cnpj === null ? email : formatDocument(cnpj),
        path: canOpen
          ? `${PAGES.IntegratorDetails.path}/${id}`
          : `${PAGES.Integrators.path}?search=${encodeURIComponent(cnpj ?? email)}`,
      }),
    );
  },
};
