import { type SQL, sql } from "drizzle-orm";
import { eachOf } from "#worker/db/each-of.ts";

/** Condition of a `person` whose role has one of some permissions. A role applies only to its own type of user. */
export function roleHolds(permissions: readonly string[]): SQL {
  return sql`exists (select 1 from role where role.distributor_id = person.distributor_id
    and role.id = person.role_id and role.type = person.type
    and exists (select 1 from json_each(role.permissions) where value in ${eachOf(permissions)}))`;
}
