import type { FreightFacts } from "#worker/repositories/freight/freight-quote-repository.ts";

/** The products that items consist of: units of each component times the item's amount. */
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
