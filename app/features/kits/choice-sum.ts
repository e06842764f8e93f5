import type { ChosenKit } from "#app/lib/kit-choice.ts";

/** What chosen kits cost together. */
export interface ChoiceSum {
  /** Null where the person may not see it. */
  totalCents: number | null;
  /** Chosen kits that are not on sale any more. */
  missing: number;
  /** Prices of one, by kit, as far as the person may see them. */
  priceOf: Readonly<Record<string, number>>;
}

/** A choice as a text: the same for the same kits. */
export function choiceKey(choice: readonly ChosenKit[]): string {
  return choice.map(({ id, amount }) => `${id}~${String(amount)}`).join(",");
}

/** What the API answers on prices of kits. */
export interface PricesAnswer {
  items: readonly { id: string; singlePriceCents?: number | undefined }[];
  missingIds: readonly string[];
}

/** The sum of an answer on prices; null when the prices are not for the person to see. */
export function sumOf({ items, missingIds }: PricesAnswer, choice: readonly ChosenKit[]): ChoiceSum {
  const isSeen = items.every(({ singlePriceCents }) => singlePriceCents !== undefined);
  const amountOf = new Map(choice.map(({ id, amount }) => [id, amount]));
  const cents = items.map(({ id, singlePriceCents = 0 }) => singlePriceCents * (amountOf.get(id) ?? 0));
  return {
    totalCents: isSeen && items.length > 0 ? cents.reduce((sum, one) => sum + one, 0) : null,
    missing: missingIds.length,
    priceOf: Object.fromEntries(
      items.flatMap(({ id, singlePriceCents }) =>
        singlePriceCents === undefined ? [] : [[id, singlePriceCents] as const],
      ),
    ),
  };
}

/** What a choice comes to by prices that are on the page already, until the server has said it; null while one of them
 *  is not there. */
export function expectedCents(
  choice: readonly ChosenKit[],
  prices: Readonly<Record<string, number>>,
): number | null {
  let sum = 0;
  for (const { id, amount } of choice) {
    const price = prices[id];
    if (price === undefined) return null;
    sum += price * amount;
  }
  return choice.length === 0 ? null : sum;
}
