/** The ids with one of them moved to another position, limited to the list. */
export function moveId(ids: readonly string[], id: string, to: number): string[] {
  if (!ids.includes(id)) return [...ids];
  const rest = ids.filter((other) => other !== id);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/** The ids after a step up or down, which a button names: `Requests:up`. */
export function stepId(ids: readonly string[], step: string): string[] {
  const [id = "", direction] = step.split(":");
  const place = ids.indexOf(id);
  return moveId(ids, id, direction === "up" ? place - 1 : place + 1);
}

/** Applies a wanted order to the current list: ids that are gone are dropped, and new ones stay behind their
 *  predecessor. */
export function followOrder(wanted: readonly string[], saved: readonly string[]): string[] {
  const order = wanted.filter((id) => saved.includes(id));
  for (const [place, id] of saved.entries()) {
    if (!order.includes(id)) order.splice(order.indexOf(saved[place - 1] ?? "") + 1, 0, id);
  }
  return order;
}
