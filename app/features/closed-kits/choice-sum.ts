import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import type { ChosenKit } from "../kits/kit-choice.ts";

/** What the page knows of a chosen kit or one that can be chosen. */
export interface KnownKit {
  /** Empty for a kit that the distributor never had. */
  name: string;
  /** Null for a kit that is no longer on sale. */
  powerW: number | null;
  /** Price of one; null for people who may not see prices, and for a kit that is no longer on sale. */
  priceCents: number | null;
  /** Why the price differs from that of a single kit; null when it does not. */
  difference: PriceDifference | null;
  isMissing: boolean;
}

export type KnownKits = Readonly<Record<string, KnownKit>>;

/** What the chosen kits cost together. */
export interface ChoiceSum {
  /** Null for people who may not see prices. */
  totalCents: number | null;
  /** Number of chosen kits that are no longer on sale. */
  missing: number;
  kits: KnownKits;
}

/** A choice as text, equal for equal choices. */
export function choiceKey(choice: readonly ChosenKit[]): string {
  return choice.map(({ id, amount }) => `${id}~${String(amount)}`).join(",");
}

/** The API's answer with the prices of kits. */
export interface PricesAnswer {
  items: readonly {
    id: string;
    name: string;
    powerW: number;
    singlePriceCents?: number | undefined;
    difference?: PriceDifference | undefined;
  }[];
  missingIds: readonly string[];
  missing: readonly { id: string; name: string }[];
}

/** The sum of the API's answer; null for people who may not see prices. */
export function sumOf({ items, missingIds, missing }: PricesAnswer, choice: readonly ChosenKit[]): ChoiceSum {
  const isSeen = items.every(({ singlePriceCents }) => singlePriceCents !== undefined);
  const amountOf = new Map(choice.map(({ id, amount }) => [id, amount]));
  const cents = items.map(({ id, singlePriceCents = 0 }) => singlePriceCents * (amountOf.get(id) ?? 0));
  const gone = missingIds.map((id): [string, KnownKit] => {
    const name = missing.find((one) => one.id === id)?.name ?? "";
    return [id, { name, powerW: null, priceCents: null, difference: null, isMissing: true }];
  });
  return {
    totalCents: isSeen && items.length > 0 ? cents.reduce((sum, one) => sum + one, 0) : null,
    missing: missingIds.length,
    kits: Object.fromEntries([
      ...items.map(({ singlePriceCents: priceCents, ...kit }) => knownKit({ ...kit, priceCents })),
      ...gone,
    ]),
  };
}

/** A kit on sale, by its id. */
export function knownKit({
  id,
  name,
  powerW,
  priceCents = null,
  difference = null,
}: {
  id: string;
  name: string;
  powerW: number;
  priceCents?: number | null | undefined;
  difference?: PriceDifference | null | undefined;
}): [string, KnownKit] {
  return [id, { name, powerW, priceCents, difference, isMissing: false }];
}

/** The sum of a choice by the prices on the page, shown until the server answers; null while a price is missing. */
export function expectedCents(choice: readonly ChosenKit[], kits: KnownKits): number | null {
  let sum = 0;
  for (const { id, amount } of choice) {
    const price = kits[id]?.priceCents ?? null;
    if (price === null) return null;
    sum += price * amount;
  }
  return choice.length === 0 ? null : sum;
}
