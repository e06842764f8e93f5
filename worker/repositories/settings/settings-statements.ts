import { type SQL, sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";

/** Sets parts of the settings and leaves all others as they are, if what the decision relied on still is what it was.
 *  @param expected - value of each part that was looked at, by its name; what the row does not hold has its default */
export function setSettings(
  distributorId: string,
  {
    expected,
    after,
    at,
    stale,
  }: {
    expected: Readonly<Record<string, unknown>>;
    after: Readonly<Record<string, unknown>>;
    at: string;
    stale: () => Error;
  },
): WriteStatement[] {
  const parts = Object.entries(after).map(
    ([name, value]) => sql`, ${`$.${name}`}, json(${JSON.stringify(value)})`,
  );
  const holds = Object.entries(expected).flatMap(([name, value]) => equals(`$.${name}`, value));
  return [
    updateRow(
      distributorProfile,
      { distributorId },
      { updatedAt: at, settings: sql`json_set(settings${sql.join(parts)})` },
      holds.length === 0 ? undefined : sql.join(holds, sql` and `),
    ),
    assertChanged("STALE_VERSION", 1, stale),
  ];
}

/** That the settings hold a value, whatever the order of its keys. */
function equals(path: string, value: unknown): SQL[] {
  if (Array.isArray(value)) {
    const length = sql`coalesce(json_array_length(settings, ${path}), ${value.length}) = ${value.length}`;
    return [length, ...value.flatMap((one, index) => equals(`${path}[${String(index)}]`, one))];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => equals(`${path}.${key}`, one));
  }
  const text = JSON.stringify(value);
  return [sql`coalesce(settings -> ${path}, ${text}) = ${text}`];
}
