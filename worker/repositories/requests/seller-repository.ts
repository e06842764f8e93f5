import { type SQL, sql } from "drizzle-orm";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { request } from "#worker/db/schema/requests.ts";
import { roleHolds } from "../access/role-holds.ts";

/** Who may look after requests of some types: people of the distributor, or of a company. */
interface Side {
  types: readonly RequestType[];
  /** The company; null for the distributor. */
  integratorId: string | null;
}

/** Query for the people who may look after requests, by name. */
export function sellersOf({ orm }: Database, distributorId: string, side: Side) {
  return orm.all<{ id: string; name: string }>(sql`
    select person.id, trim(person.name || ' ' || person.surname) as name from user as person
    where ${mayLookAfter(distributorId, side)} order by name collate nocase, person.id`);
}

/** Fact that a person of the distributor may look after requests. */
export function isSellerOf(distributorId: string, id: string): SQL {
  return sql`exists (select 1 from user as person where person.id = ${id}
    and ${mayLookAfter(distributorId, { types: REQUEST_TYPES, integratorId: null })})`;
}

/** Condition of a `person` who may look after requests: those who see them. */
function mayLookAfter(distributorId: string, { types, integratorId }: Side): SQL {
  const here = sql`person.distributor_id = ${distributorId}`;
  const isOfSide =
    integratorId === null
      ? sql`((${here} and person.type = 'admin') or (${here} and person.type = 'staff' and ${roleHolds(types)}))`
      : sql`${here} and person.integrator_id = ${integratorId} and person.type = 'integrator'
          and ${roleHolds(types)}`;
  return sql`person.blocked = 0 and ${isOfSide}`;
}

/** A change of who looks after a request. */
interface SellerChange extends Pick<Side, "integratorId"> {
  id: string;
  type: RequestType;
  /** Who was seen. */
  before: string | null;
  /** Null for nobody. */
  after: string | null;
  at: string;
}

/** Gives a request another person to look after it, if it has the one that was seen, and the other may do so.
 *  @throws DomainError STALE_VERSION, by the batch */
export function changeSeller(
  distributorId: string,
  { id, type, integratorId, before, after, at }: SellerChange,
): WriteStatement[] {
  const column = integratorId === null ? "sellerId" : "responsibleId";
  return [
    updateRow(
      request,
      { distributorId, id, type, deletedAt: null, [column]: before },
      { [column]: after, updatedAt: at },
      sql`${after} is null or exists (select 1 from user as person where person.id = ${after}
        and ${mayLookAfter(distributorId, { types: [type], integratorId })})`,
    ),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "request", id })),
  ];
}
