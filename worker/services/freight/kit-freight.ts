import type { FreightFacts } from "#worker/repositories/freight-quote-repository.ts";

/** What kits are made of, in all: units of each component by kit and amount. */
export function carriedOf(
  kits: readonly { id: string; amount: number }[],
  components: FreightFacts["components"],
): (Omit<FreightFacts["components"][number], "optionId"> & { amount: number })[] {
  return kits.flatMap(({ id, amount }) =>
    components
      .filter(({ optionId }) => optionId === id)
      .map(({ optionId: _option, ...component }) => ({ ...component, amount: component.amount * amount })),
  );
}
