import { buildImport, type DemoImportRows } from "./build-import.ts";
import { buildRecommendations, type RecommendationRows } from "./build-recommendations.ts";
import { buildKitRules, type KitRuleRows } from "./build-kit-rules.ts";
import { buildKits } from "./build-kits.ts";
import type { DemoCatalog, KitRows } from "./build-kits.ts";
import { buildForms } from "./demo-forms.ts";
import { buildFreightRules } from "./demo-freight.ts";
import { buildOffers } from "./demo-offers.ts";
import type { OfferRows } from "./demo-offers.ts";
import { buildHistory } from "./build-history.ts";
import type { HistoryRows } from "./build-history.ts";
import { buildPeople } from "./build-people.ts";
import type { PeopleRows } from "./build-people.ts";
import { buildPricing, type PricingRows, withGroups } from "./demo-pricing.ts";
import { buildApprovals, type ApprovalRows } from "./demo-approvals.ts";
import { buildSaleTerms, type SaleTermsRows } from "./build-sale-terms.ts";
import { buildTerms } from "./build-terms.ts";
import type { TermsRows } from "./build-terms.ts";
import { listDealStatuses } from "./deal-statuses.ts";
import { demoId } from "./demo-id.ts";
import { buildRegions, type RegionRows } from "./build-regions.ts";
import { DEMO_DISTRIBUTOR_IDS, DEMO_WIDGET_KEY_ID, DEMO_WIDGET_ORIGINS } from "./demo-keys.ts";
import type { DemoProduct } from "./demo-products.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { buildPriceHistory, DEMO_PRODUCT_VERSION } from "./price-history.ts";
import { detailsOf } from "./product-details.ts";
import { listGenericProducts } from "./generic-products.ts";
import { withdrawProduct } from "./withdrawn-product.ts";
import { STRUCTURES } from "./kit-line.ts";
import { buildStock, type StockRows } from "./build-stock.ts";
import { multiplyCents } from "#domain/shared/money.ts";
import type { distributorProfile, widgetKey } from "#worker/db/schema/access.ts";
import type { customForm } from "#worker/db/schema/buying.ts";
import type { product, productPrice } from "#worker/db/schema/catalog.ts";
import type { structure } from "#worker/db/schema/kits.ts";
import type { distributionCenter } from "#worker/db/schema/stock.ts";
import type { popup } from "#worker/db/schema/kernel.ts";
import type { freightRule } from "#worker/db/schema/freight.ts";
import type { dealStatus } from "#worker/db/schema/requests.ts";

/** Rows of a distributor, by table. */
export interface DemoTenantRows
  extends
    PeopleRows,
    TermsRows,
    OfferRows,
    KitRows,
    HistoryRows,
    StockRows,
    RegionRows,
    DemoImportRows,
    PricingRows,
    KitRuleRows,
    SaleTermsRows,
    ApprovalRows,
    RecommendationRows {
  profile: typeof distributorProfile.$inferInsert;
  centers: (typeof distributionCenter.$inferInsert)[];
  structures: (typeof structure.$inferInsert)[];
  products: (typeof product.$inferInsert)[];
  prices: (typeof productPrice.$inferInsert)[];
  dealStatuses: (typeof dealStatus.$inferInsert)[];
  widgetKeys: (typeof widgetKey.$inferInsert)[];
  popups: (typeof popup.$inferInsert)[];
  freightRules: (typeof freightRule.$inferInsert)[];
  customForms: (typeof customForm.$inferInsert)[];
}

export interface TenantOptions {
  today: string;
  createdAt: string;
  /** Sites beside the demo site that may use the widgets. */
  widgetOrigins: readonly string[];
}

const COST_FACTOR = "0.82";

/** All data of a demo distributor. */
export function buildTenant(
  tenant: DemoTenant,
  catalog: DemoCatalog,
  options: TenantOptions,
): DemoTenantRows {
  const { slug, name, marketplace, actions, theme, settings } = tenant;
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  const { createdAt } = options;
  const sold: DemoProduct[] = [...catalog.modules, ...catalog.inverters, ...listGenericProducts()];
  const products = sold.map((one) => buildProduct(tenant, one, createdAt));
  const prices = new Map(products.map(({ productCode, priceCents }) => [productCode, priceCents]));
  const priceOf = (code: string) => prices.get(code) ?? 0;
  const kits = buildKits(tenant, catalog, { createdAt, priceOf });
  const people = buildPeople(tenant, options);
  const terms = buildSaleTerms(slug, options);
  const history = buildHistory(tenant, kits, products, { today: options.today, coupons: terms.coupons });
  const everSold = [...products, ...withdrawProduct(tenant, { products, history })];
  return {
    profile: { distributorId, name, marketplace, actions, theme, settings, updatedAt: createdAt },
    ...people,
    integrators: withGroups(tenant, people.integrators),
    ...buildTerms(tenant, options),
    freightRules: buildFreightRules(tenant, createdAt),
    ...buildOffers(tenant, options),
    centers: buildCenters(tenant),
    ...buildRegions(tenant, createdAt),
    structures: Object.entries(STRUCTURES).map(([key, label], index) => ({
      distributorId,
      id: demoId("str", slug, key),
      name: label,
      position: index + 1,
    })),
    products: everSold,
    prices: buildPriceHistory(everSold),
    ...buildStock(tenant, sold, options),
    ...kits,
    ...buildKitRules(tenant, createdAt),
    ...buildPricing(tenant, kits, { publishedBy: adminIdOf(tenant), createdAt }),
    ...buildRecommendations(tenant, createdAt),
    ...history,
    ...buildApprovals(tenant, history, products),
    dealStatuses: listDealStatuses(slug),
    widgetKeys: buildWidgetKeys(tenant, people.users, options),
    popups: buildPopups(tenant, options),
    customForms: buildForms(slug, options),
    ...terms,
    ...buildImport(tenant, { products, userId: adminIdOf(tenant), today: options.today }),
  };
}

function adminIdOf({ slug, users }: DemoTenant): string {
  return demoId("usr", slug, users.find(({ type }) => type === "admin")?.email ?? "");
}

function buildProduct(
  { slug, priceFactor }: DemoTenant,
  one: DemoProduct,
  createdAt: string,
): DemoTenantRows["products"][number] {
  const { listPriceCents, productCode, type, category, name, manufacturer, model, technical, ...size } = one;
  const priceCents = multiplyCents(listPriceCents, priceFactor);
  return {
    ...detailsOf(one),
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("prd", slug, productCode),
    productCode,
    type,
    categoryId: category === null ? null : demoId("cat", slug, category),
    name,
    manufacturer,
    model,
    technical,
    priceCents,
    costCents: multiplyCents(priceCents, COST_FACTOR),
    peso_KG: size.weightKg,
    volume_M3: size.volumeM3,
    powerW: powerOf(technical),
    isToSell: true,
    version: DEMO_PRODUCT_VERSION,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Power in watts, for filters and sorting. */
function powerOf(technical: object): number | null {
  if ("potencia_WP" in technical) return Number(technical.potencia_WP);
  return "inverterOutputPower" in technical ? Number(technical.inverterOutputPower) * 1000 : null;
}

function buildCenters({ slug, centers }: DemoTenant): DemoTenantRows["centers"] {
  return centers.map(({ key, ...center }, index) => ({
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("cen", slug, key),
    ...center,
    active: true,
    priority: index + 1,
  }));
}

function buildPopups(
  { slug, popups = [] }: DemoTenant,
  { createdAt }: TenantOptions,
): DemoTenantRows["popups"] {
  return popups.map(({ key, ...content }) => ({
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("pop", slug, key),
    ...content,
    active: true,
    createdAt,
    updatedAt: createdAt,
  }));
}

function buildWidgetKeys(
  { slug, name, widgetKey: key }: DemoTenant,
  users: readonly { id: string; type: string; email: string }[],
  { widgetOrigins, createdAt }: TenantOptions,
): DemoTenantRows["widgetKeys"] {
  if (key === undefined) return [];
  return [
    {
      distributorId: DEMO_DISTRIBUTOR_IDS[slug],
      id: DEMO_WIDGET_KEY_ID,
      key,
      name: `Site da ${name}`,
      origins: [...new Set([...DEMO_WIDGET_ORIGINS, ...widgetOrigins])],
      showPrices: true,
      // The visitors of the demo site are served by the first company.
      buyerId: users.find(({ type }) => type === "integrator")?.id ?? null,
      sells: ["budget", "order"],
      leadEmail: users.find(({ type }) => type === "admin")?.email ?? null,
      createdAt,
      updatedAt: createdAt,
    },
  ];
}
