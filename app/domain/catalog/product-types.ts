/** Product types, as stored. */
export const PRODUCT_TYPES = ["module", "inverter", "stringBox", "complementaryEquipment", "custom"] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Equipment pages by the word in their address, with the product types on each; the first one is the type of a new
 *  item. */
export const EQUIPMENT_GROUPS = {
  modules: ["module"],
  inverters: ["inverter"],
  stringbox: ["stringBox"],
  products: ["complementaryEquipment", "custom"],
} as const satisfies Record<string, readonly ProductType[]>;

export type EquipmentGroup = keyof typeof EQUIPMENT_GROUPS;

/** Kinds of categories for other equipment. */
export const CATEGORY_TYPES = ["structure", "others"] as const;

export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** The equipment page of a product type. */
export function equipmentGroupOf(type: ProductType): EquipmentGroup {
  switch (type) {
    case "module":
      return "modules";
    case "inverter":
      return "inverters";
    case "stringBox":
      return "stringbox";
    case "complementaryEquipment":
    case "custom":
      return "products";
  }
}

/** Inverter types; `solaredge` works with optimisers, and `hibrido` needs the feature `hibridInverter`.
 *  @source spec, inverter kinds */
export const INVERTER_KINDS = ["string", "micro", "solaredge", "hibrido"] as const;

/** Grid connections of an inverter. */
export const GRID_CONNECTIONS = ["monofasico", "bifasico", "trifasico"] as const;
