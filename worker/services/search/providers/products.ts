import { PAGES } from "#domain/access/pages.ts";
import { findProducts } from "#worker/repositories/search/search-queries.ts";
import { productsAccess } from "#worker/services/catalog/products-access.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

/** Products, for people who manage equipment. */
export const productSearch: SearchProvider = {
  group: "products",
  access: productsAccess,
  prepare({ distributor, database, text }) {
    return prepareSearch(
      findProducts(database, distributor.id, text),
      ({ id, type, name, productCode, manufacturer }) => ({
        id,
        title: name,
        detail: `${productCode} · ${manufacturer}`,
        path: `${PAGES.EquipmentDetails.path}/${type}/${id}`,
      }),
    );
  },
};
