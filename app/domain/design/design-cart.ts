import type { CartInput } from "#domain/requests/cart-schema.ts";
import type { KitAnswer } from "./design-answer.ts";
import type { KitCompositionInput } from "./design-schema.ts";

/** The cart of a designed kit. It separates automatic amounts from chosen ones; its strings are those of the
 *  electrical check if all modules are of one model. */
export function toDesignCart(
  kit: Pick<KitAnswer, "products" | "strings">,
  {
    purchaseType,
    integratorId,
    structure,
    grid,
    targetW,
  }: Pick<KitCompositionInput, "purchaseType" | "integratorId" | "structure" | "grid"> & {
    targetW: number | null;
  },
): CartInput {
  const modules = kit.products.filter(({ type }) => type === "module");
  const [module] = modules;
  const strings =
    module === undefined || modules.length > 1
      ? []
      : kit.strings.flatMap((group) =>
          group.strings.map(({ stringCount, modulesPerString }) => ({
            inverterId: group.inverter.productId,
            inverterCount: group.inverterCount,
            moduleId: module.id,
            stringCount,
            modulesPerString,
          })),
        );
  return {
    purchaseType,
    integratorId,
    products: kit.products.map(({ id, amount, recAutomaticAmount }) => ({ id, amount, recAutomaticAmount })),
    mounting: {
      structureId: structure.id,
      targetPowerW: targetW,
      grid,
      cableMetres: structure.cableMetres,
      arrangement: strings.length > 0 ? "known" : "unknown",
      strings,
      layout: module === undefined ? [] : [toFace(module.amount, structure.rows)],
    },
  };
}

/** A face with upright modules, in as many rows as needed. */
function toFace(moduleCount: number, rows: number) {
  const modulesPerRow = Math.min(200, Math.ceil(moduleCount / rows));
  return { orientation: "retrato" as const, rows: Math.min(200, rows), modulesPerRow };
}
