import type { DesignReason } from "#domain/design/rank-designs.ts";
import type { DesignedLine } from "#domain/mount-kit/change-mount.ts";
import type { MountProduct, MountProducts } from "#domain/mount-kit/mount-product.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { KitDesignsAnswer } from "#domain/design/design-answer.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";
import { readMountProducts } from "./mount-api.ts";

/** Requirements of a designed kit. */
export interface DesignQuestion {
  targetW: number;
  /** The module to use; null for any. */
  moduleId: string | null;
  structureId: string | null;
  grid: GridConnection | null;
  /** Null for the default length. */
  cableMetres: number | null;
  integratorId: string | null;
}

/** A designed kit. */
export interface KitProposal {
  id: string;
  powerW: number;
  lines: readonly DesignedLine[];
  totalCents: number | null;
  reasons: readonly DesignReason[];
}

/** Number of proposals, at most. */
const MOST_PROPOSALS = 6;

/** Designs kits for the requirements, the best first; empty when no products on sale fit.
 *  @param known - products that the page has loaded
 *  @throws ApiCallError */
export async function designKits(
  question: DesignQuestion,
  { known, signal }: { known: MountProducts; signal: AbortSignal },
): Promise<readonly KitProposal[]> {
  const { targetW, moduleId, structureId, grid, cableMetres, integratorId } = question;
  const body = {
    purchaseType: "mountKits",
    ...{ integratorId, grid, moduleId },
    structure: { id: structureId, ...(cableMetres === null ? {} : { cableMetres }) },
    target: { powerKwp: targetW / 1000 },
    limit: MOST_PROPOSALS,
  };
  const answer = (await backgroundApi.call("POST", "/app/user/kits/design", {
    body,
    signal,
  })) as KitDesignsAnswer;
  const lines = answer.kits.flatMap(({ products }) => products);
  const unknown = [...new Set(lines.flatMap(({ id, productCode }) => (id in known ? [] : [productCode])))];
  const read = unknown.length === 0 ? [] : await readMountProducts(unknown, integratorId, signal);
  const products = new Map<string, MountProduct>([
    ...Object.entries(known),
    ...read.map((product) => [product.productId, product] as const),
  ]);
  return answer.kits.map(({ id, powerW, priceCents, reasons, products: parts }) => ({
    ...{ id, powerW, reasons },
    totalCents: priceCents ?? null,
    lines: parts.flatMap(({ id: productId, amount, recAmount, recAutomaticAmount, freeAmount }) => {
      const product = products.get(productId);
      return product === undefined ? [] : [{ product, amount, recAmount, recAutomaticAmount, freeAmount }];
    }),
  }));
}
