import type { INVERTER_KINDS } from "#domain/catalog/product-types.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { RecommendationLayout } from "#domain/recommendations/recommendation-schema.ts";

export type InverterKind = (typeof INVERTER_KINDS)[number];

/** A person's wishes for a kit. An empty list allows everything. */
export interface DesignWish {
  /** Power of the modules, in watts. */
  targetW: number;
  /** Number of modules that was typed; null for the number that reaches the power. */
  moduleCount: number | null;
  moduleIds: readonly string[];
  manufacturers: readonly string[];
  inverterKinds: readonly InverterKind[];
  /** Grid connection of the house; null skips the check of phases. */
  grid: GridConnection | null;
  /** Structure, rows and cable. */
  layout: RecommendationLayout;
}
