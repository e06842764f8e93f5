import { sql } from "drizzle-orm";
import { request } from "#worker/db/schema/requests.ts";

/** What is left of a request's total after cancellations and returns: what sums count. */
export const dueTotal = sql<number>`(${request.totalCents} - coalesce(${request.returnedCents}, 0))`;
