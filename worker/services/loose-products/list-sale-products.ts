import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import type { SaleProductList, SaleProductsQuery } from "#domain/loose-products/sale-product-schema.ts";
import type { SaleSortKey } from "#domain/loose-products/sale-list.ts";
import type { SeparatedSection } from "#domain/offers/offer-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WantedProducts } from "#worker/repositories/loose-products/sale-product-filters.ts";
import { createSaleProductRepository } from "#worker/repositories/loose-products/sale-product-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts, priceEach } from "../pricing/price-for-buyer.ts";
import { buyerFor } from "../buyers/buyer-for.ts";
import { authoriseChoosing } from "./choosing-products.ts";
import { openSaleView, type SaleView, toSaleProduct } from "./sale-product-view.ts";

interface ListOptions {
  /** Only products shown in the shop. */
  featuredOnly?: boolean;
  /** Whether no section means the default section of the loose-product page. */
  opensWithDefault?: boolean;
}

/** Lists a page of products for the buyer, with unit prices. Sorting uses catalogue prices; for people who may not see
 *  prices, it uses names instead.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for a section or another distributor's company */
export function createListSaleProducts(scope: Scope) {
  return async function listSaleProducts(
    query: SaleProductsQuery,
    { featuredOnly = false, opensWithDefault = false }: ListOptions = {},
  ): Promise<SaleProductList> {
    const { integratorId = null, page, pageSize } = query;
    const tenant = authoriseChoosing(scope, query.purchaseType);
    const { distributor, database, actor, purchaseType } = tenant;
    const products = createSaleProductRepository(database, distributor.id);
    const buyer = buyerFor(actor, distributor, { integratorId });
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    const { knownVersion, resolve } = openPricing(distributor.id);
    const reading = { buyer, today, knownVersion };
    const world = await products.readWorld(reading);
    const view = openSaleView(tenant, { purchaseType, buyer, today }, world);
    const section = sectionOf(query, world.sections, opensWithDefault);
    const found = await products.listPage(wantedOf(query, { section, view, featuredOnly }), reading);
    const prices = priceEach(
      scope,
      resolve(world.rules),
      found.rows.map(({ priced }) => priced),
      buyerFacts(world.company, { center: view.center, purchaseType }),
    );
    return {
      items: found.rows.map((row, at) =>
        toSaleProduct(row, view, { priceCents: prices[at]?.priceCents ?? row.priced.catalogueCents }),
      ),
      ...{ page, pageSize, totalItems: found.totalItems, totalIsExact: found.totalIsExact },
      center: { id: view.center.id, name: view.center.name },
      showsPrices: view.showsPrices,
      sectionId: section?.id ?? null,
      filter: {
        sections: world.sections,
        categories: world.categories,
        manufacturers: found.manufacturers,
      },
    };
  };
}

/** The section of a query.
 *  @throws DomainError NOT_FOUND for a section that no longer exists */
function sectionOf(
  { section: id }: SaleProductsQuery,
  sections: readonly SeparatedSection[],
  opensWithDefault: boolean,
): SeparatedSection | null {
  if (id === undefined)
    return (opensWithDefault ? sections.find(({ isDefault }) => isDefault) : null) ?? null;
  const section = sections.find((one) => one.id === id);
  if (section === undefined) throw new DomainError("NOT_FOUND", { entity: "separatedSection", id });
  return section;
}

function wantedOf(
  query: SaleProductsQuery,
  {
    section,
    view,
    featuredOnly,
  }: { section: SeparatedSection | null; view: SaleView; featuredOnly: boolean },
): WantedProducts {
  const types = typesOf(query.type, section);
  const sort = query.sort.replace("-", "") as SaleSortKey;
  const isHiddenPrice = sort === "price" && !view.showsPrices;
  const factor = types.every((type) => type === "inverter") ? 1000 : 1;
  const watts = (power: number | undefined) => (power === undefined ? null : Math.round(power * factor));
  return {
    types,
    categories: categoriesOf(query.category, section),
    search: query.q ?? "",
    manufacturer: query.manufacturer ?? null,
    minPowerW: watts(query.minPower),
    maxPowerW: watts(query.maxPower),
    inStockAt: query.inStock === "yes" ? view.center.id : null,
    featuredOnly,
    sort: isHiddenPrice ? "name" : sort,
    isDescending: query.sort.startsWith("-"),
    page: query.page,
    pageSize: query.pageSize,
  };
}

/** The product types allowed by both section and query. */
function typesOf(type: ProductType | undefined, section: SeparatedSection | null): ProductType[] {
  const ofSection = section === null ? [...PRODUCT_TYPES] : [section.type];
  return type === undefined ? ofSection : ofSection.filter((one) => one === type);
}

function categoriesOf(category: string | undefined, section: SeparatedSection | null): string[] {
  const ofSection = section?.categories ?? [];
  if (category === undefined) return ofSection;
  // A category outside the section matches nothing, because no category has this name.
  return ofSection.length === 0 || ofSection.includes(category) ? [category] : [""];
}
