/** What people may give a request after a status: ids of others of its type; null for any other. */
export type Followers = readonly string[] | null;

/** A status as a line of the table of what may follow what. */
export interface FollowedStatus {
  id: string;
  version: number;
  nextStatusIds: Followers;
}

const ANY = "*";

/** Whether two choices are the same, in whatever order. */
export function isSameChoice(one: Followers, other: Followers): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** The lines that get another choice.
 *  @param chosen - choice of each line by its id; without one a line stays as it is */
export function changedLines<Line extends FollowedStatus>(
  lines: readonly Line[],
  chosen: ReadonlyMap<string, Followers>,
): Line[] {
  return lines.flatMap((line) => {
    const choice = chosen.get(line.id);
    const stays = choice === undefined || isSameChoice(line.nextStatusIds, choice);
    return stays ? [] : [{ ...line, nextStatusIds: choice }];
  });
}

/** A line as a form sends what it began with: id, version, and a mark for each line of the table.
 *  @example writeLine({ id: "b", version: 3, nextStatusIds: ["a"] }, ["a", "b"]) // "b 3 10" */
export function writeLine({ id, version, nextStatusIds }: FollowedStatus, ids: readonly string[]): string {
  const marks = nextStatusIds && ids.map((one) => (nextStatusIds.includes(one) ? "1" : "0")).join("");
  return [id, version, marks ?? ANY].join(" ");
}

/** Reads the lines that a form began with. */
export function readLines(texts: readonly string[]): FollowedStatus[] {
  const parts = texts.map((text) => text.split(" "));
  const ids = parts.map(([id = ""]) => id);
  return parts.map(([id = "", version, marks = ANY]) => ({
    id,
    version: Number(version),
    nextStatusIds: marks === ANY ? null : ids.filter((_, place) => marks[place] === "1"),
  }));
}

/** Name of a pair of statuses in a form. */
export function pairOf(from: string, to: string): string {
  return `${from} ${to}`;
}

/** The choice of each line in a form: any other wins over single ones. */
export function readChoices(
  lines: readonly FollowedStatus[],
  { any, pairs }: { any: readonly string[]; pairs: readonly string[] },
): Map<string, Followers> {
  const ticked = new Set(pairs);
  const followers = (from: string) =>
    lines.flatMap(({ id }) => (id !== from && ticked.has(pairOf(from, id)) ? [id] : []));
  return new Map(lines.map(({ id }) => [id, any.includes(id) ? null : followers(id)]));
}
