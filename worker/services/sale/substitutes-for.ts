import { DEFAULT_MAX_DC_AC_RATIO } from "#domain/kits/check-kit-strings.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { rankSubstitutes } from "#domain/stock/substitutes.ts";
import {
  createSubstituteRepository,
  type FoundSubstitutes,
} from "#worker/repositories/sale/substitute-repository.ts";
import type { Tenant } from "#worker/scope.ts";

/** Limit of substitutes for one missing product. */
const MAX_SUBSTITUTES = 5;
/** Limit of missing products to find substitutes for. */
const MAX_REPLACED = 10;

/** A substitute of a missing product. */
export interface OfferedSubstitute {
  id: string;
  name: string;
  manufacturer: string;
  powerW: number | null;
  /** Power in comparison with the missing product; null where none is known. */
  powerDifferenceW: number | null;
  /** Price in the catalogue in comparison with the missing product; absent for people who may not see prices. */
  priceDifferenceCents?: number;
}

/** Lines that can no longer be bought, each with its substitutes for sale, best first. Kits have no substitutes.
 *  @param showsPrices - whether the person sees prices of products while choosing */
export async function withSubstitutes<Line extends { id: string; kind: "kit" | "product" }>(
  { distributor, database }: Tenant,
  lines: readonly Line[],
  showsPrices: boolean,
): Promise<(Line & { substitutes: OfferedSubstitute[] })[]> {
  const gone = lines.slice(0, MAX_REPLACED).flatMap(({ id, kind }) => (kind === "product" ? [id] : []));
  const found =
    gone.length === 0 ? [] : await createSubstituteRepository(database, distributor.id).listSubstitutes(gone);
  const offered = new Map(found.map((one) => [one.product.id, rank(one, distributor.settings, showsPrices)]));
  return lines.map((line) => ({ ...line, substitutes: offered.get(line.id) ?? [] }));
}

function rank(
  { product, candidates, ranking }: FoundSubstitutes,
  { electrical: { siteMinC, cellMaxC } }: Settings,
  showsPrices: boolean,
): OfferedSubstitute[] {
  const ranked = rankSubstitutes({
    product,
    candidates: candidates.filter(({ active, isToSell }) => active && isToSell),
    ranking: ranking.map(({ id }) => id),
    kits: [],
    site: { siteMinC, cellMaxC, maxDcAcRatio: DEFAULT_MAX_DC_AC_RATIO },
  });
  return ranked.slice(0, MAX_SUBSTITUTES).map((one) => {
    const { id, name, manufacturer, powerW } = one.product;
    const { powerDifferenceW, priceDifferenceCents } = one;
    return {
      ...{ id, name, manufacturer, powerW, powerDifferenceW },
      ...(showsPrices ? { priceDifferenceCents } : {}),
    };
  });
}
