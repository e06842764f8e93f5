import { DEFAULT_MAX_DC_AC_RATIO } from "#domain/kits/check-kit-strings.ts";
import { rankSubstitutes } from "#domain/stock/substitutes.ts";
import { createSubstituteRepository } from "#worker/repositories/substitute-repository.ts";
import type { Tenant } from "#worker/scope.ts";

/** Replacements of one missing product that are offered. */
const MAX_SUBSTITUTES = 5;
/** Missing products for which replacements are looked for. */
const MAX_REPLACED = 10;

/** What may take a missing product's place. */
export interface OfferedSubstitute {
  id: string;
  name: string;
  manufacturer: string;
  powerW: number | null;
}

/** Lines that cannot be bought any more, each with what may take its place and is on sale, the best first. A kit has no
 *  substitute. */
export async function withSubstitutes<Line extends { id: string; kind: "kit" | "product" }>(
  tenant: Tenant,
  lines: readonly Line[],
): Promise<(Line & { substitutes: OfferedSubstitute[] })[]> {
  return Promise.all(
    lines.map(async (line, place) => ({
      ...line,
      substitutes: line.kind === "product" && place < MAX_REPLACED ? await findFor(tenant, line.id) : [],
    })),
  );
}

async function findFor({ distributor, database }: Tenant, productId: string): Promise<OfferedSubstitute[]> {
  const found = await createSubstituteRepository(database, distributor.id).findSubstitutes(productId);
  if (found === null) return [];
  const { siteMinC, cellMaxC } = distributor.settings.electrical;
  const ranked = rankSubstitutes({
    product: found.product,
    candidates: found.candidates.filter(({ active, isToSell }) => active && isToSell),
    ranking: found.ranking.map(({ id }) => id),
    kits: [],
    site: { siteMinC, cellMaxC, maxDcAcRatio: DEFAULT_MAX_DC_AC_RATIO },
  });
  return ranked.slice(0, MAX_SUBSTITUTES).map(({ product: { id, name, manufacturer, powerW } }) => ({
    ...{ id, name, manufacturer, powerW },
  }));
}
