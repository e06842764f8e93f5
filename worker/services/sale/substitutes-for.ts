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
}

/** Lines that can no longer be bought, each with its substitutes for sale, best first. Kits have no substitutes. */
export async function withSubstitutes<Line extends { id: string; kind: "kit" | "product" }>(
  { distributor, database }: Tenant,
  lines: readonly Line[],
): Promise<(Line & { substitutes: OfferedSubstitute[] })[]> {
  const gone = lines.slice(0, MAX_REPLACED).flatMap(({ id, kind }) => (kind === "product" ? [id] : []));
  const found =
    gone.length === 0 ? [] : await createSubstituteRepository(database, distributor.id).listSubstitutes(gone);
  const offered = new Map(found.map((one) => [one.product.id, rank(one, distributor.settings)]));
  return lines.map((line) => ({ ...line, substitutes: offered.get(line.id) ?? [] }));
}

function rank(
  { product, candidates, ranking }: FoundSubstitutes,
  { electrical: { siteMinC, cellMaxC } }: Settings,
): OfferedSubstitute[] {
  const ranked = rankSubstitutes({
    product,
    candidates: candidates.filter(({ active, isToSell }) => active && isToSell),
    ranking: ranking.map(({ id }) => id),
    kits: [],
    site: { siteMinC, cellMaxC, maxDcAcRatio: DEFAULT_MAX_DC_AC_RATIO },
  });
  return ranked.slice(0, MAX_SUBSTITUTES).map(({ product: { id, name, manufacturer, powerW } }) => ({
    ...{ id, name, manufacturer, powerW },
  }));
}
