import { buildKits } from "./build-kits.ts";
import type { DemoCatalog, KitRows } from "./build-kits.ts";
import { buildHistory } from "./build-history.ts";
import type { HistoryRows } from "./build-history.ts";
import { buildPeople } from "./build-people.ts";
import type { PeopleRows } from "./build-people.ts";
import { buildTerms } from "./build-terms.ts";
import type { TermsRows } from "./build-terms.ts";
import { listDealStatuses } from "./deal-statuses.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS, DEMO_WIDGET_ORIGINS } from "./demo-keys.ts";
import type { DemoProduct } from "./demo-products.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { listGenericProducts } from "./generic-products.ts";
import { STRUCTURES } from "./kit-line.ts";
import { stockLevel } from "./stock-levels.ts";
import { multiplyCents } from "#domain/shared/money.ts";
import type { distributorProfile, widgetKey } from "#worker/db/schema/access.ts";
import type { distributionCenter, product, stock, structure } from "#worker/db/schema/catalog.ts";
import type { popup } from "#worker/db/schema/kernel.ts";
import type { dealStatus } from "#worker/db/schema/requests.ts";

/** Rows of one distributor, by table. */
export interface DemoTenantRows extends PeopleRows, TermsRows, KitRows, HistoryRows {
  profile: typeof distributorProfile.$inferInsert;
  centers: (typeof distributionCenter.$inferInsert)[];
  structures: (typeof structure.$inferInsert)[];
  products: (typeof product.$inferInsert)[];
  stock: (typeof stock.$inferInsert)[];
  dealStatuses: (typeof dealStatus.$inferInsert)[];
  widgetKeys: (typeof widgetKey.$inferInsert)[];
  popups: (typeof popup.$inferInsert)[];
}

export interface TenantOptions {
  today: string;
  createdAt: string;
  /** Sites besides the demo site that may use the widgets. */
  widgetOrigins: readonly string[];
}

const COST_FACTOR = "0.82";

/** Everything that a demo distributor begins with. */
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
  return {
    profile: { distributorId, name, marketplace, actions, theme, settings, updatedAt: createdAt },
    ...buildPeople(tenant, options),
    ...buildTerms(tenant, options),
    centers: buildCenters(tenant),
    structures: Object.entries(STRUCTURES).map(([key, label]) => ({
      distributorId,
      id: demoId("str", slug, key),
      name: label,
    })),
    products,
    stock: buildStock(tenant, sold, options.today),
    ...kits,
    ...buildHistory(tenant, kits, products, options.today),
    dealStatuses: listDealStatuses(slug),
    widgetKeys: buildWidgetKeys(tenant, options),
    popups: buildPopups(tenant, options),
  };
}

function buildProduct(
  { slug, priceFactor }: DemoTenant,
  { listPriceCents, productCode, type, category, name, manufacturer, model, technical, ...size }: DemoProduct,
  createdAt: string,
): DemoTenantRows["products"][number] {
  const priceCents = multiplyCents(listPriceCents, priceFactor);
  return {
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("prd", slug, productCode),
    productCode,
    type,
    category,
    name,
    manufacturer,
    model,
    technical,
    priceCents,
    costCents: multiplyCents(priceCents, COST_FACTOR),
    weightKg: size.weightKg,
    volumeM3: size.volumeM3,
    isToSell: true,
    createdAt,
    updatedAt: createdAt,
  };
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

function buildStock(
  { slug, centers }: DemoTenant,
  products: readonly DemoProduct[],
  today: string,
): DemoTenantRows["stock"] {
  return centers.flatMap(({ key }, centerIndex) =>
    products.map((one) => {
      const productIndex = products.filter(({ type }) => type === one.type).indexOf(one);
      return {
        distributorId: DEMO_DISTRIBUTOR_IDS[slug],
        productId: demoId("prd", slug, one.productCode),
        centerId: demoId("cen", slug, key),
        ...stockLevel(one, { productIndex, centerIndex, today }),
        reserved: 0,
      };
    }),
  );
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
  { widgetOrigins, createdAt }: TenantOptions,
): DemoTenantRows["widgetKeys"] {
  if (key === undefined) return [];
  return [
    {
      distributorId: DEMO_DISTRIBUTOR_IDS[slug],
      key,
      name: `Site da ${name}`,
      origins: [...new Set([...DEMO_WIDGET_ORIGINS, ...widgetOrigins])],
      showPrices: true,
      revokedAt: null,
      createdAt,
    },
  ];
}
