/** Types of equipment, as the catalogue stores them. */
export const PRODUCT_TYPES = ["module", "inverter", "stringBox", "complementaryEquipment", "custom"] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Pages of equipment by the word of their address, and the types that each one lists; the first is that of a new item. */
export const EQUIPMENT_GROUPS = {
  modules: ["module"],
  inverters: ["inverter"],
  stringbox: ["stringBox"],
  products: ["complementaryEquipment", "custom"],
} as const satisfies Record<string, readonly ProductType[]>;

export type EquipmentGroup = keyof typeof EQUIPMENT_GROUPS;

/** Kinds of categories in which other equipment stands. */
export const CATEGORY_TYPES = ["structure", "others"] as const;

export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** The page on which a type of equipment is listed. */
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

/** Inverter kinds; `solaredge` works with optimisers, and `hibrido` is offered with the action `hibridInverter` only.
 *  @source spec, inverter kinds */
export const INVERTER_KINDS = ["string", "micro", "solaredge", "hibrido"] as const;

/** How an inverter is connected to the grid. */
export const GRID_CONNECTIONS = ["monofasico", "bifasico", "trifasico"] as const;
