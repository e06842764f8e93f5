/** The ids with one of them put at another place; the ends are as far as it goes. */
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
