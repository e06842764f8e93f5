import type { WidgetEvent } from "#widgets/events.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { kitHeadline } from "#widgets/kit-card/kit-text.ts";

export interface ChosenKit {
  kit: KitListItem;
  amount: number;
}

/** Amount of a kit among those chosen; 0 when it is not. */
export function chosenAmount(chosen: readonly ChosenKit[], kitId: string): number {
  return chosen.find(({ kit }) => kit.id === kitId)?.amount ?? 0;
}

/** The chosen kits with another amount of one; 0 removes it. */
export function withAmount(chosen: readonly ChosenKit[], kit: KitListItem, amount: number): ChosenKit[] {
  if (amount === 0) return chosen.filter((entry) => entry.kit.id !== kit.id);
  if (chosenAmount(chosen, kit.id) === 0) return [...chosen, { kit, amount }];
  return chosen.map((entry) => (entry.kit.id === kit.id ? { kit, amount } : entry));
}

/** Number and total (in cents) of the chosen kits; the total is null when a price is on request. */
export function chosenTotals(chosen: readonly ChosenKit[]): { count: number; totalCents: number | null } {
  const count = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const totalCents = chosen.reduce<number | null>(
    (sum, { kit, amount }) =>
      sum === null || kit.priceCents === undefined ? null : sum + kit.priceCents * amount,
    0,
  );
  return { count, totalCents };
}

/** Events of a change of amount. */
export function amountEvents(kit: KitListItem, previousAmount: number, amount: number): WidgetEvent[] {
  const changed: WidgetEvent = {
    name: "kit-amount-changed",
    detail: { version: 1, id: kit.id, amount, previousAmount },
  };
  const isSelected = amount > 0;
  if (isSelected === previousAmount > 0) return [changed];
  return [
    { name: "kit-selected", detail: { version: 1, id: kit.id, name: kitHeadline(kit), isSelected } },
    changed,
  ];
}

/** Event of a changed choice. */
export function cartEvent(chosen: readonly ChosenKit[]): WidgetEvent {
  const items = chosen.map(({ kit, amount }) => ({ id: kit.id, amount }));
  return { name: "cart-changed", detail: { version: 1, items, totalCents: chosenTotals(chosen).totalCents } };
}

/** Event of a requested budget. */
export function budgetEvent(chosen: readonly ChosenKit[]): WidgetEvent {
  const items = chosen.map(({ kit, amount }) => ({ id: kit.id, name: kitHeadline(kit), amount }));
  return {
    name: "budget-requested",
    detail: { version: 1, items, totalCents: chosenTotals(chosen).totalCents },
  };
}
