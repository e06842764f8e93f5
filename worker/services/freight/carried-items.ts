import type { FreightFacts } from "#worker/repositories/freight/freight-quote-repository.ts";

/** What items are made of, in all: units of each component by item and amount. */
export function carriedOf(
  items: readonly { id: string; amount: number }[],
  components: FreightFacts["components"],
): (Omit<FreightFacts["components"][number], "itemId"> & { amount: number })[] {
  return items.flatMap(({ id, amount }) =>
    components
      .filter(({ itemId }) => itemId === id)
      .map(({ itemId: _item, ...component }) => ({ ...component, amount: component.amount * amount })),
  );
}
