import { type SQL, sql } from "drizzle-orm";
import type { ReturnNews } from "#domain/live/notification-schema.ts";
import type { RequestReach } from "#domain/requests/request-reach.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { roleHolds } from "../access/role-holds.ts";

// `requestReach` as conditions: of the requests that one person sees, and of the people who see one request.

/** Condition of a `request` that a person sees. */
export function isReached({ integratorId, responsibleId }: RequestReach): SQL {
  const isOfCompany = integratorId === null ? sql`1` : sql`request.integrator_id = ${integratorId}`;
  return responsibleId === null
    ? isOfCompany
    : sql`${isOfCompany} and request.responsible_id = ${responsibleId}`;
}

/** Condition of a `person` who is a seller of a company, by the label of their role. */
export const isCompanySeller = sql`exists (select 1 from role as own where own.distributor_id = person.distributor_id
  and own.id = person.role_id and own.type = person.type and own.content ->> '$.label' = 'seller')`;

/** Condition of a `person` of the company that a `request` is of, who sees it as far as the company's people may: its
 *  sellers see what they are responsible for, unless they may see the team's.
 *  @param responsibleBefore - who was responsible until now, and is told of the loss; null for nobody */
export function isReachedInCompany(responsibleBefore: string | null = null): SQL {
  return sql`(person.type = 'integrator' and person.integrator_id = request.integrator_id
    and (not ${isCompanySeller} or person.id in (request.responsible_id, ${responsibleBefore})
      or ${roleHolds(["seeResponsible"])}))`;
}

/** Audience of a live message about a request, for the batch that causes it: who finds it in their list at this point of
 *  the batch, and who was responsible for it before. Administrators see all, staff those of a type that their role holds.
 *  @param request.types - types of which it was and is; who sees one of them is told
 *  @param request.responsibleId - who was responsible for it when it was read */
export function audienceOfRequest(
  distributorId: string,
  { id, types, responsibleId }: { id: string; types: readonly RequestType[]; responsibleId: string | null },
): SQL {
  return sql`json_object(${roleFields(distributorId, types, ["staff"])}, 'userIds', (select json_group_array(person.id) from request cross join user as person
        on person.distributor_id = request.distributor_id and person.integrator_id = request.integrator_id
      where request.distributor_id = ${distributorId} and request.id = ${id} and person.blocked = 0
        and ${isReachedInCompany(responsibleId)} and ${roleHolds(types)}))`;
}

/** Condition of a `person` who looks after a request on either side, or has saved it, but for the one who acts. */
export function involvedBeside(requestId: string, actorId: string): SQL {
  return sql`person.id <> ${actorId} and exists (select 1 from request as own
    where own.distributor_id = person.distributor_id and own.id = ${requestId}
      and person.id in (own.seller_id, own.responsible_id, own.created_by))`;
}

/** Condition of a `person` who looks after a `request` on either side, or has saved it. */
const peopleOfRequest = sql`person.id in (request.created_by, request.responsible_id, request.seller_id)`;

/** Condition of the people of a `request` but for those who know already.
 *  @param knowing - ids of these */
export function othersOfRequest(knowing: readonly string[]): SQL {
  return sql`(${peopleOfRequest} and not person.id in ${eachOf(knowing)})`;
}

/** Condition of the people of a `request` who are of the company that buys. */
export const buyersOfRequest = sql`(person.type = 'integrator' and ${peopleOfRequest})`;

/** Condition of a `person` who looks after a `request`, or who saves it now, if they are of the company that buys. */
export function caretakersAndSaver(saverId: string): SQL {
  return sql`(person.id in (request.responsible_id, request.seller_id, ${saverId})
    and not (person.id = ${saverId} and person.type <> 'integrator'))`;
}

/** Condition of a `person` with one of the ids. */
export function oneOf(ids: readonly string[]): SQL {
  return sql`person.id in ${eachOf(ids)}`;
}

/** Condition of each `person` but the one who acts. */
function everybodyBut(actorId: string): SQL {
  return sql`person.id <> ${actorId}`;
}

/** Condition of a `person` with one of the ids, or of one of the subqueries of ids, but for the one who acts. */
export function namedBeside(ids: readonly string[], also: readonly SQL[], actorId: string): SQL {
  const named = [eachOf(ids), ...also].map((some) => sql`person.id in ${some}`);
  return sql`((${sql.join(named, sql` or `)}) and ${everybodyBut(actorId)})`;
}

/** Condition of a `person` of a company to whom another condition applies. */
export function inCompany(integratorId: string, condition: SQL): SQL {
  return sql`(person.integrator_id = ${integratorId} and ${condition})`;
}

/** Condition of each `person` who is told of units that are taken back: what was done concerns both sides, an ask those
 *  who may save returns, and an answer who has asked; never the one who acts. */
export function toldOfReturn(news: ReturnNews, actorId: string): SQL {
  const among = {
    taken: sql`1`,
    undone: sql`1`,
    asked: sql`(person.type = 'admin' or (person.type = 'staff' and ${roleHolds(["order.details.edit"])}))`,
    declined: sql`person.type = 'integrator'`,
  } as const satisfies Record<ReturnNews, SQL>;
  return sql`${everybodyBut(actorId)} and ${among[news]}`;
}

/** Audience of a live message about requests for the distributor's people alone. */
export function staffOfRequests(distributorId: string, types: readonly RequestType[]): SQL {
  return sql`json_object(${roleFields(distributorId, types, ["staff"])})`;
}

/** Audience of a live message about all requests of a type: who may see any, on either side. */
export function readersOfType(distributorId: string, type: RequestType): SQL {
  return sql`json_object(${roleFields(distributorId, [type], ["staff", "integrator"])})`;
}

/** Administrators, and roles of some types of user that see requests of a type. */
function roleFields(
  distributorId: string,
  types: readonly RequestType[],
  userTypes: readonly ("staff" | "integrator")[],
): SQL {
  return sql`'types', json_array('admin'), 'roleIds', (select json_group_array(role.id) from role
    where role.distributor_id = ${distributorId} and role.type in ${eachOf(userTypes)} and exists (
      select 1 from json_each(role.permissions) where value in ${eachOf(types)}))`;
}
