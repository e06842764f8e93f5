/** The floor: behaviours that are proven and must stay so, in `docs/proven.txt`, one line for each system. */

/** Ids of a floor.
 *  @param text - lines of a prefix and numbers, e.g. `KITS 01 02 03`
 *  @throws Error naming an invalid line */
export function parseFloor(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    if (line.trim() === "") return [];
    const [prefix = "", ...numbers] = line.trim().split(/\s+/);
    if (!/^[A-Z]+$/.test(prefix) || numbers.some((number) => !/^\d{2,}$/.test(number))) {
      throw new Error(`docs/proven.txt has a line that cannot be read: ${line}`);
    }
    return numbers.map((number) => `${prefix}-${number}`);
  });
}

/** The text of a floor, with systems and numbers in the given order. */
export function formatFloor(ids: readonly string[]): string {
  const lines = new Map<string, string[]>();
  for (const id of ids) {
    const [prefix = "", number = ""] = id.split("-");
    lines.set(prefix, [...(lines.get(prefix) ?? []), number]);
  }
  return [...lines].map(([prefix, numbers]) => `${prefix} ${numbers.join(" ")}\n`).join("");
}

/** Behaviours of the floor that are no longer proven, and proven ones that are missing in it, one per line. */
export function compareWithFloor(floor: readonly string[], proven: ReadonlySet<string>): string[] {
  const fallen = floor.filter((id) => !proven.has(id));
  const risen = [...proven].filter((id) => !floor.includes(id));
  return [
    ...fallen.map((id) => `${id} was proven and is not any more: no passing test of its layer claims it`),
    ...(risen.length === 0
      ? []
      : [`not in docs/proven.txt yet (npm run behaviours -- --keep): ${risen.join(", ")}`]),
  ];
}
