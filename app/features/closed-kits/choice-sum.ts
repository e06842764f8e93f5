import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import type { ChosenKit } from "../kits/kit-choice.ts";

/** What is known of a kit that is, or could be, chosen. */
export interface KnownKit {
  /** Empty for what never was the distributor's. */
  name: string;
  /** Null for what is not on sale any more. */
  powerW: number | null;
  /** Of one; null where the person may not see it, and for what is not on sale any more. */
  priceCents: number | null;
  /** Why that is not what one alone costs; null where it is. */
  difference: PriceDifference | null;
  isMissing: boolean;
}

export type KnownKits = Readonly<Record<string, KnownKit>>;

/** What chosen kits cost together. */
export interface ChoiceSum {
  /** Null where the person may not see it. */
  totalCents: number | null;
  /** Chosen kits that are not on sale any more. */
  missing: number;
  kits: KnownKits;
}

/** A choice as a text: the same for the same kits. */
export function choiceKey(choice: readonly ChosenKit[]): string {
  return choice.map(({ id, amount }) => `${id}~${String(amount)}`).join(",");
}

/** What the API answers on prices of kits. */
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

/** The sum of an answer on prices; null when the prices are not for the person to see. */
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

/** A kit that is on sale, by its id. */
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

/** What a choice comes to by prices that are on the page already, until the server has said it; null while one of them
 *  is not there. */
export function expectedCents(choice: readonly ChosenKit[], kits: KnownKits): number | null {
  let sum = 0;
  for (const { id, amount } of choice) {
    const price = kits[id]?.priceCents ?? null;
    if (price === null) return null;
    sum += price * amount;
  }
  return choice.length === 0 ? null : sum;
}
