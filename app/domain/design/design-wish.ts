import type { INVERTER_KINDS } from "#domain/catalog/product-types.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { RecommendationLayout } from "#domain/recommendations/recommendation-schema.ts";

export type InverterKind = (typeof INVERTER_KINDS)[number];

/** What somebody says of the kits that they want. A list that is empty asks nothing. */
export interface DesignWish {
  /** Power of the modules, in watts. */
  targetW: number;
  /** Number of modules, where it was typed; null for the one that reaches the power. */
  moduleCount: number | null;
  moduleIds: readonly string[];
  manufacturers: readonly string[];
  inverterKinds: readonly InverterKind[];
  /** How the house is connected; null leaves the phases out. */
  grid: GridConnection | null;
  /** Structure, rows and cable. */
  layout: RecommendationLayout;
}
