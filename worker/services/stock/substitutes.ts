import { type AccessRule, mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { DEFAULT_MAX_DC_AC_RATIO } from "#domain/kits/check-kit-strings.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { rankSubstitutes } from "#domain/stock/substitutes.ts";
import type { SubstitutesInput } from "#domain/stock/stock-schema.ts";
import {
  createSubstituteRepository,
  replaceSubstitutes,
  type SubstituteProduct,
} from "#worker/repositories/sale/substitute-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to see substitutes of a product: people who may see products or their stock. */
export const readSubstitutesAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["equipment.items", "equipment.inventory"],
  anyPermission: true,
  notForBackOffice: true,
};

/** Permission to set substitutes. */
export const saveSubstitutesAccess: AccessRule = PAGES.EquipmentDetails.access;

/** Limit of listed substitutes. */
const MAX_PROPOSALS = 12;

/** Lists substitutes of a product, with their effect on each kit that uses it.
 *  @throws DomainError NOT_FOUND */
export function createReadSubstitutes(scope: Scope) {
  return async function readSubstitutes(productId: string) {
    const { distributor, database, actor } = authoriseUser(scope, readSubstitutesAccess);
    const { product, ranking, candidates, kits } = await createSubstituteRepository(
      database,
      distributor.id,
    ).readSubstitutes(productId);
    const { siteMinC, cellMaxC } = distributor.settings.electrical;
    const ranked = rankSubstitutes({
      product,
      candidates,
      ranking: ranking.map(({ id }) => id),
      kits,
      site: { siteMinC, cellMaxC, maxDcAcRatio: DEFAULT_MAX_DC_AC_RATIO },
    });
    return {
      product: toFacts(product),
      own: ranking,
      canChange: mayAccess(actor, distributor, saveSubstitutesAccess),
      proposals: ranked.slice(0, MAX_PROPOSALS).map(({ product: substitute, ...difference }) => ({
        ...toFacts(substitute),
        ...difference,
        note: ranking.find(({ id }) => id === substitute.id)?.note ?? "",
      })),
    };
  };
}

/** Sets the substitutes of a product, best first.
 *  @param before - ids that the person saw, in their order
 *  @throws DomainError NOT_FOUND for a product that does not exist or has another type, STALE_VERSION */
export function createSaveSubstitutes(scope: Scope) {
  return async function saveSubstitutes(
    productId: string,
    { substitutes, before }: SubstitutesInput,
  ): Promise<{ own: { id: string; note: string }[] }> {
    const { distributor, database } = authoriseUser(scope, saveSubstitutesAccess);
    const found = await createSubstituteRepository(database, distributor.id).readSubstitutes(productId);
    if (substitutes.some(({ id }) => id === productId)) {
      throw new DomainError("NOT_FOUND", { entity: "product", id: productId });
    }
    await database.writeBatch([
      ...replaceSubstitutes(distributor.id, productId, { before, after: substitutes }),
      audit(scope, distributor.id, {
        event: "product.substitutes-set",
        entity: "product",
        entityId: productId,
        changes: {
          name: { from: found.product.name, to: found.product.name },
          substitutes: { from: before, to: substitutes.map(({ id }) => id) },
        },
      }),
    ]);
    return { own: substitutes };
  };
}

function toFacts({
  id,
  name,
  productCode,
  manufacturer,
  powerW,
  priceCents,
  active,
  isToSell,
}: SubstituteProduct) {
  return { id, name, productCode, manufacturer, powerW, priceCents, active, isToSell };
}
