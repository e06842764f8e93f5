import { and, eq, gt, inArray } from "drizzle-orm";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { freightQuote } from "#worker/db/schema/freight.ts";
import { activeCenters, type Center, toCenter } from "../centers/center-repository.ts";
import { carriedComponents, carriedProducts, toComponents } from "./freight-cart-repository.ts";
import type { FreightFacts } from "./freight-quote-repository.ts";
import { candidateRules, type KnownDelivery, toTableRule } from "./freight-rule-repository.ts";

/** What the freights of saved requests hang on. */
export interface StandingFacts {
  centers: readonly Center[];
  components: FreightFacts["components"];
  /** Those that hold. */
  quotes: readonly { id: string; inputHash: string }[];
  /** Lines of the table that may fit a request's delivery. */
  rulesOf(content: RequestContent): FreightFacts["rules"];
}

/** Reads what the freights of some saved requests hang on, in one round trip.
 *  @param at - instant at which quotes must hold */
export async function readStandingFreights(
  database: Database,
  distributorId: string,
  { contents, at }: { contents: readonly RequestContent[]; at: string },
): Promise<StandingFacts> {
  const { orm } = database;
  const deliveries = new Map(contents.map((content) => [keyOf(content), knownOf(content)]));
  const itemIds = new Set(contents.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)));
  const quoteIds = contents.flatMap(({ freight }) => freight?.quoteId ?? []);
  const [centers, components, products, quotes, ...rules] = await database.readBatch([
    activeCenters(database, distributorId, null),
    carriedComponents(database, distributorId, [...itemIds]),
    carriedProducts(database, distributorId, [...itemIds]),
    orm
      .select({ id: freightQuote.id, inputHash: freightQuote.inputHash })
      .from(freightQuote)
      .where(
        and(
          eq(freightQuote.distributorId, distributorId),
          inArray(freightQuote.id, quoteIds),
          gt(freightQuote.expiresAt, at),
        ),
      ),
    ...[...deliveries.values()].map((known) => candidateRules(database, distributorId, known)),
  ]);
  const byDelivery = new Map([...deliveries.keys()].map((key, index) => [key, rules[index] ?? []]));
  return {
    centers: centers.map(toCenter),
    components: toComponents(components, products),
    quotes,
    rulesOf: (content) => (byDelivery.get(keyOf(content)) ?? []).map(toTableRule),
  };
}

function knownOf({ delivery: { shippingType, zoneType, address } }: RequestContent): KnownDelivery {
  const sentTo = shippingType === "CIF" ? address : null;
  return {
    shippingType,
    zoneType,
    state: sentTo?.state ?? null,
    cep: sentTo === null ? null : sentTo.CEP.replaceAll(/\D/g, ""),
  };
}

function keyOf(content: RequestContent): string {
  return JSON.stringify(knownOf(content));
}
