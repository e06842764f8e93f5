/** An entry of integrators' menu while it is edited. */
export interface SideBarEntry {
  name: string;
  /** Empty for the usual title. */
  title: string;
}

/** The entries with one of them put at another place; the ends are as far as it goes. */
export function moveEntry<Entry extends { name: string }>(
  entries: readonly Entry[],
  name: string,
  to: number,
): Entry[] {
  const moved = entries.find((entry) => entry.name === name);
  if (moved === undefined) return [...entries];
  const rest = entries.filter((entry) => entry !== moved);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}

/** The entries after a step up or down, which a button names: `Requests:up`. */
export function stepEntry<Entry extends { name: string }>(entries: readonly Entry[], step: string): Entry[] {
  const [name = "", direction] = step.split(":");
  const place = entries.findIndex((entry) => entry.name === name);
  return moveEntry(entries, name, direction === "up" ? place - 1 : place + 1);
}
