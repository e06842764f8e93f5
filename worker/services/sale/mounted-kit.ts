import type { Distributor } from "#domain/access/actor.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import { RECOMMENDATION_LIMITS } from "#domain/recommendations/recommendation-limits.ts";
import { recommend } from "#domain/recommendations/recommend.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { isMounted } from "#domain/shared/ways-of-cart.ts";
import type { Database } from "#worker/db/client.ts";
import { createRecommendationRepository } from "#worker/repositories/recommendations/recommendation-repository.ts";
import type { Buyer } from "#worker/repositories/centers/selling-center.ts";

/** A mounted kit for the recommendation rules and the electrical check. */
export interface MountedKit {
  /** Free units by product. */
  free: ReadonlyMap<string, number>;
  /** Its products; empty for other purchase types. */
  parts: readonly KitPart[];
}

const NOTHING_MOUNTED: MountedKit = { free: new Map(), parts: [] };

/** Products of a mounted or express kit, and their free units by the recommendation rules. Free units sent by the
 *  browser are ignored; a rule without a value gives none.
 *  @source spec, recommendations: freeAmount */
export async function readMountedKit(
  { distributor, database }: { distributor: Distributor; database: Database },
  { buyer, cart }: { buyer: Buyer; cart: Pick<Cart, "purchaseType" | "products" | "mounting"> },
): Promise<MountedKit> {
  const { purchaseType, products: wanted, mounting } = cart;
  if (!isMounted(purchaseType) || wanted.length === 0) return NOTHING_MOUNTED;
  const { rules, products } = await createRecommendationRepository(database, distributor.id).readWorld(
    { ids: wanted.map(({ id }) => id) },
    buyer,
  );
  const { electrical: settings, mountKit } = distributor.settings;
  const { layout = [], structureId = null, cableMetres = null } = mounting ?? {};
  const recommendation = recommend({
    rules,
    lines: wanted.map(({ id: productId, amount, recAutomaticAmount }) => ({
      ...{ productId, amount, recAutomaticAmount },
    })),
    layout: {
      id: structureId,
      rows: Math.max(
        1,
        layout.reduce((sum, face) => sum + face.rows, 0),
      ),
      cableMetres: cableMetres ?? RECOMMENDATION_LIMITS.usualCableMetres,
    },
    products,
    settings: { settings, mountKit },
  });
  return {
    free: new Map(recommendation.products.map(({ productId, freeAmount }) => [productId, freeAmount])),
    parts: wanted.flatMap(({ id }) => products.get(id)?.part ?? []),
  };
}
