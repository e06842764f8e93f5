import { type SQL, sql } from "drizzle-orm";
import type { RequestReach } from "#domain/requests/request-reach.ts";

/** Condition of a `request` that a person sees. */
export function isReached({ integratorId, responsibleId }: RequestReach): SQL {
  const isOfCompany = integratorId === null ? sql`1` : sql`request.integrator_id = ${integratorId}`;
  return responsibleId === null
    ? isOfCompany
    : sql`${isOfCompany} and request.responsible_id = ${responsibleId}`;
}
