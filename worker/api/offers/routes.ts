import * as z from "zod";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { CATEGORY_TYPES, EXTRA_ITEM_PLACES } from "#domain/offers/offer-limits.ts";
import { OfferListQuerySchema } from "#domain/offers/offer-list-schema.ts";
import {
  CategoryInputSchema,
  CategoryUpdateSchema,
  ExtraItemInputSchema,
  ExtraItemUpdateSchema,
  SeparatedSectionInputSchema,
  SeparatedSectionUpdateSchema,
  ServiceItemInputSchema,
  ServiceItemUpdateSchema,
  StructureInputSchema,
  StructureUpdateSchema,
} from "#domain/offers/offer-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { categoriesAccess, structuresAccess } from "#worker/services/offers/categories.ts";
import { extrasAccess } from "#worker/services/offers/extras.ts";
import { ownSectionsAccess, sectionsAccess } from "#worker/services/offers/separated-sections.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { createOfferRoutes, createOrderRoutes, STORED } from "./create-offer-routes.ts";

const tag = "Offers";

const categories = {
  path: "/app/staff/categories",
  tag,
  access: categoriesAccess,
  noun: "a category of other products",
  input: CategoryInputSchema,
  update: CategoryUpdateSchema,
  item: z.object({
    ...STORED,
    name: z.string(),
    type: z.enum(CATEGORY_TYPES),
    active: z.boolean(),
    productCount: z.int(),
  }),
};

const structures = {
  path: "/app/staff/structures",
  tag,
  access: structuresAccess,
  noun: "a fixing structure",
  input: StructureInputSchema,
  update: StructureUpdateSchema,
  item: z.object({
    ...STORED,
    name: z.string(),
    description: z.string(),
    active: z.boolean(),
    kitCount: z.int(),
  }),
};

const section = {
  id: z.string(),
  name: z.string(),
  type: z.enum(PRODUCT_TYPES),
  categories: z.array(z.string()),
  isDefault: z.boolean(),
  observation: z.string(),
  isCustom: z.boolean(),
};

const sections = {
  path: "/app/staff/separated-sections",
  tag,
  access: sectionsAccess,
  noun: "a section of the loose products",
  input: SeparatedSectionInputSchema,
  update: SeparatedSectionUpdateSchema,
  item: z.object({ ...STORED, ...section, active: z.boolean() }),
};

const priced = {
  ...STORED,
  name: z.string(),
  description: z.string(),
  basePriceCents: z.int(),
  active: z.boolean(),
};

const extraItems = {
  path: "/app/staff/extra-items",
  tag,
  access: extrasAccess,
  noun: "an extra item",
  input: ExtraItemInputSchema,
  update: ExtraItemUpdateSchema,
  item: z.object({
    ...priced,
    productCode: z.string(),
    whereToDisplay: z.enum(EXTRA_ITEM_PLACES),
    isToSellOptions: z.array(z.enum(PURCHASE_TYPES)),
  }),
};

const serviceItems = {
  path: "/app/staff/services",
  tag,
  access: extrasAccess,
  noun: "a service",
  input: ServiceItemInputSchema,
  update: ServiceItemUpdateSchema,
  item: z.object(priced),
};

const listOwnSectionsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/separated-sections",
    summary: "Sections in which loose products are sold, in their order",
    tag,
    access: ownSectionsAccess,
    answer: z.object({ sections: z.array(z.object(section)) }),
  },
  async ({ services }) => ({ sections: await services.separatedSections.listOwn() }),
);

const pages = { method: "get", tag, access: extrasAccess, query: OfferListQuerySchema } as const;

const listExtraItemsRoute = createApiRoute(
  {
    ...pages,
    path: extraItems.path,
    summary: "Extra items, fifty a page",
    answer: z.object({ items: z.array(extraItems.item), totalItems: z.int() }),
  },
  ({ query, services }) => services.extraItems.list(query),
);

const listServiceItemsRoute = createApiRoute(
  {
    ...pages,
    path: serviceItems.path,
    summary: "Services, fifty a page",
    answer: z.object({ items: z.array(serviceItems.item), totalItems: z.int() }),
  },
  ({ query, services }) => services.serviceItems.list(query),
);

/** Endpoints of what a shop offers beside kits. */
export const OFFERS_ROUTES: readonly ApiRoute[] = [
  listOwnSectionsRoute,
  ...createOrderRoutes(categories, (services) => services.categories),
  ...createOfferRoutes(categories, (services) => services.categories),
  ...createOrderRoutes(structures, (services) => services.structures),
  ...createOfferRoutes(structures, (services) => services.structures),
  ...createOrderRoutes(sections, (services) => services.separatedSections),
  ...createOfferRoutes(sections, (services) => services.separatedSections),
  listExtraItemsRoute,
  ...createOfferRoutes(extraItems, (services) => services.extraItems),
  listServiceItemsRoute,
  ...createOfferRoutes(serviceItems, (services) => services.serviceItems),
];
