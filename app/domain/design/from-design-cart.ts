import { RECOMMENDATION_LIMITS } from "#domain/recommendations/recommendation-limits.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { KitAnswer } from "./design-answer.ts";
import { DESIGN_LIMITS as LIMITS } from "./design-limits.ts";
import type { KitCompositionInput } from "./design-schema.ts";

/** The design that the cart of an express kit was made from. */
export interface OpenedDesign extends Pick<KitCompositionInput, "structure" | "grid"> {
  targetW: number | null;
  lines: KitCompositionInput["products"];
}

/** Reads a cart back into a design: the inverse of `toDesignCart`. Automatic amounts follow the rules as before. */
export function fromDesignCart({ products, mounting }: Pick<Cart, "products" | "mounting">): OpenedDesign {
  const rows = mounting?.layout.reduce((sum, face) => sum + face.rows, 0) ?? 0;
  return {
    structure: {
      id: mounting?.structureId ?? null,
      rows: Math.min(RECOMMENDATION_LIMITS.rows, Math.max(1, rows)),
      cableMetres: mounting?.cableMetres ?? RECOMMENDATION_LIMITS.usualCableMetres,
    },
    grid: mounting?.grid ?? null,
    targetW: mounting?.targetPowerW ?? null,
    lines: products
      .slice(0, LIMITS.lines)
      .map(({ id, amount, recAutomaticAmount }) => ({ id, amount, recAmount: recAutomaticAmount })),
  };
}

/** The lines and, without units, the recommended products that the cart does not have, which the buyer had removed.
 *  @param kit - the completed lines
 *  @returns null when no line was added */
export function withTakenOut(
  lines: OpenedDesign["lines"],
  { products }: { products: readonly Pick<KitAnswer["products"][number], "id" | "recAmount">[] },
): OpenedDesign["lines"] | null {
  const held = new Set(lines.map(({ id }) => id));
  const added = products.filter(({ id }) => !held.has(id));
  if (added.length === 0) return null;
  const out = added.map(({ id, recAmount }) => ({ id, amount: 0, recAmount }));
  return [...lines, ...out].slice(0, LIMITS.lines);
}
