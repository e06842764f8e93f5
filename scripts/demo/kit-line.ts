/** Structures of the demo catalogues, in the order of lists. */
export const STRUCTURES = {
  ceramico: "Telhado cerâmico",
  fibrocimento: "Fibrocimento",
  metalico: "Metálico (mini trilho)",
  laje: "Laje",
  solo: "Solo",
} as const;

export type StructureKey = keyof typeof STRUCTURES;

/** Definition of a series of kits: a module with a family of inverters, at several powers. */
export interface KitLine {
  /** Product code of the module. */
  module: string;
  /** Product codes of the inverters to choose from. */
  inverters: readonly string[];
  /** Target powers; each becomes the nearest kit that the strings allow. */
  targetsKwp: readonly number[];
  structures: readonly StructureKey[];
}

export const ROOFS: readonly StructureKey[] = ["ceramico", "fibrocimento", "metalico"];
export const TILED_OR_CEMENT: readonly StructureKey[] = ["ceramico", "fibrocimento"];
export const COMMERCIAL: readonly StructureKey[] = ["metalico", "laje", "solo"];
