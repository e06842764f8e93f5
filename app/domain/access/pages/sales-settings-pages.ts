import type { PageEntry } from "../pages.ts";

const settings = { types: ["admin", "staff"] } as const;
const group = "settings" as const;
const centers = { ...settings, staff: ["configuration.distributionCenter"] } as const;
const buying = { ...settings, staff: ["configuration.kits"] } as const;
const extras = { ...settings, staff: ["configuration.extraItem"], actions: ["extraItem"] } as const;

/** Settings of products for sale and of centers.
 *  @source spec, settings screens */
export const SALES_SETTINGS_PAGES = {
  CategoriesSettings: {
    path: "/settings/categories",
    access: { ...settings, staff: ["configuration.otherProductsCategories"] },
    icon: "category",
    group,
  },
  StructuresSettings: {
    path: "/settings/structures",
    access: { ...settings, staff: ["configuration.structures"], notForBackOffice: true },
    icon: "structure",
    group,
  },
  ShoppingJourneyKits: {
    path: "/settings/shoppingJourney/kits",
    access: buying,
    icon: "route",
    group,
  },
  ShoppingJourneySeparatedSales: {
    path: "/settings/shoppingJourney/separatedSales",
    access: buying,
    parent: "ShoppingJourneyKits",
  },
  ExtraItemsSettings: { path: "/settings/extraItems", access: extras, icon: "extraItem", group },
  ServicesSettings: { path: "/settings/services", access: extras, parent: "ExtraItemsSettings" },
  DistributionCenters: {
    path: "/settings/distributionCenters",
    access: centers,
    icon: "center",
    group,
  },
  DistributionCenterDetails: {
    path: "/settings/distributionCenters/visualize",
    access: centers,
    parent: "DistributionCenters",
  },
  DeliveryPriority: {
    path: "/settings/distributionCenters/deliveryPriority",
    access: centers,
    parent: "DistributionCenters",
  },
  DistributionRegion: {
    path: "/settings/distributionCenters/distributionRegion",
    access: centers,
    parent: "DistributionCenters",
  },
} as const satisfies Record<string, PageEntry>;
