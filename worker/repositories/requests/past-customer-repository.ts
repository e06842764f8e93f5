import { type SQL, sql } from "drizzle-orm";
import { type PastCustomer, PastCustomerSchema } from "#domain/requests/past-customer-schema.ts";
import type { RequestReach } from "#domain/requests/request-reach.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { Database } from "#worker/db/client.ts";
import { isReached } from "./reached.ts";

/** How many of the newest requests of each type are looked through, so that the time does not grow with the rest. */
const LOOKED_THROUGH = 500;
/** How many of them are read, since many are of the same customers. */
const READ = 60;

/** What to look for. */
export interface CustomerQuestion {
  /** Company that has bought. */
  integratorId: string;
  /** Which of its requests the person sees. */
  reach: RequestReach;
  types: readonly RequestType[];
  /** GLOB pattern of the name; null for any. */
  pattern: string | null;
}

/** Customers of a company's requests whose name matches, with repetitions, the newest first. */
export async function listPastCustomers(
  database: Database,
  distributorId: string,
  question: CustomerQuestion,
): Promise<PastCustomer[]> {
  if (question.types.length === 0) return [];
  const [rows] = await database.readBatch([
    database.orm.all<{ customer: string }>(sql`
      select json_set(v.content -> '$.customer', '$.address', v.content -> '$.delivery.address') as customer
      from ${purchases(distributorId, question)} order by found.created_at desc, found.id desc`),
  ]);
  return rows.map(({ customer }) => PastCustomerSchema.parse(JSON.parse(customer)));
}

/** One row if a company has a customer, for a batch. */
export function anyPastCustomer(
  { orm }: Database,
  distributorId: string,
  question: Omit<CustomerQuestion, "pattern">,
) {
  const found = purchases(distributorId, { ...question, pattern: null });
  return orm.all<{ one: number }>(
    question.types.length === 0 ? sql`select 1 as one where 0` : sql`select 1 as one from ${found} limit 1`,
  );
}

/** The newest requests with a customer of their own, as `found`, with their versions. */
function purchases(distributorId: string, { integratorId, reach, types, pattern }: CustomerQuestion): SQL {
  const newest = types.map(
    (type) => sql`
      select * from (select request.id, request.version, request.created_at, request.customer_name from request
        where request.distributor_id = ${distributorId} and request.integrator_id = ${integratorId}
          and request.type = ${type} and request.deleted_at is null and ${isReached(reach)}
        order by request.created_at desc, request.id desc limit ${LOOKED_THROUGH})`,
  );
  const matches = pattern === null ? sql`1` : sql`customer_name glob ${pattern}`;
  return sql`(select * from (${sql.join(newest, sql` union all `)}) where customer_name <> '' and ${matches}
        order by created_at desc, id desc limit ${READ}) as found
      cross join request_version as v on v.distributor_id = ${distributorId}
        and v.request_id = found.id and v.version = found.version
    where coalesce(v.content ->> '$.customer.chargeType', 'customer') = 'customer'`;
}
