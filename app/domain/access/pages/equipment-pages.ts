import type { PageEntry } from "../pages.ts";

const equipment = { group: "equipment", dividerBefore: true } as const;
const items = { types: ["admin", "staff"], staff: ["equipment.items"], notForBackOffice: true } as const;
const inventory = {
  types: ["admin", "staff", "integrator"],
  staff: ["equipment.inventory"],
  integrator: ["equipment.inventory"],
  notForBackOffice: true,
} as const;
const kits = { ...items, actions: ["enableClosedKits"] } as const;

/** Pages of equipment: items, inventory and kits. People who may see only the inventory are redirected from items to
 *  it.
 *  @source spec, equipment group */
export const EQUIPMENT_PAGES = {
  EquipmentModules: {
    ...equipment,
    path: "/equipments/modules/items",
    access: items,
    icon: "module",
    inventoryPath: "/equipments/modules/inventory",
  },
  EquipmentInverters: {
    ...equipment,
    path: "/equipments/inverters/items",
    access: items,
    icon: "inverter",
    inventoryPath: "/equipments/inverters/inventory",
  },
  EquipmentStringbox: {
    ...equipment,
    path: "/equipments/stringbox/items",
    access: items,
    icon: "stringBox",
    inventoryPath: "/equipments/stringbox/inventory",
  },
  EquipmentProducts: {
    ...equipment,
    path: "/equipments/products/items",
    access: items,
    icon: "product",
    inventoryPath: "/equipments/products/inventory",
  },
  EquipmentModulesInventory: {
    ...equipment,
    path: "/equipments/modules/inventory",
    access: inventory,
    icon: "stock",
    hidden: "withItems",
  },
  EquipmentInvertersInventory: {
    ...equipment,
    path: "/equipments/inverters/inventory",
    access: inventory,
    icon: "stock",
    hidden: "withItems",
  },
  EquipmentStringboxInventory: {
    ...equipment,
    path: "/equipments/stringbox/inventory",
    access: inventory,
    icon: "stock",
    hidden: "withItems",
  },
  EquipmentProductsInventory: {
    ...equipment,
    path: "/equipments/products/inventory",
    access: inventory,
    icon: "stock",
    hidden: "withItems",
  },
  EquipmentDetails: { path: "/equipments/visualize", access: items },
  EquipmentHistory: { path: "/equipments/historical", access: items },
  EquipmentGrid: { path: "/equipments/grid", access: items, parent: "EquipmentChanges" },
  EquipmentKits: { ...equipment, path: "/equipments/kits", access: kits, icon: "kit" },
  EquipmentKitDetails: {
    path: "/equipments/kits/visualize",
    access: kits,
    parent: "EquipmentKits",
  },
  EquipmentKitsAutomatic: {
    path: "/equipments/kits/automatic",
    access: kits,
    parent: "EquipmentKits",
  },
  EquipmentChanges: { ...equipment, path: "/equipments/changes", access: items, icon: "bulk" },
  EquipmentImports: { ...equipment, path: "/equipments/imports", access: items, icon: "import" },
  EquipmentImportDetails: {
    path: "/equipments/imports/detail",
    access: items,
    parent: "EquipmentImports",
  },
} as const satisfies Record<string, PageEntry>;
