import { type SQL, sql } from "drizzle-orm";
import type { EmailContentOf } from "#domain/access/email-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { SaleEmailKind } from "#domain/settings/sale-email-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { roleHolds } from "../access/role-holds.ts";
import { isCompanySeller, isReachedInCompany } from "./reached.ts";

/** Kinds of e-mails about a request: those that the distributor may switch off, and those of a company's own rules. */
type RequestEmailKind = SaleEmailKind | "purchaseAsked" | "purchaseDecided";

/** Facts of an e-mail that are the same for all its readers; the batch knows the others. */
export type SaleEmailFacts<Kind extends RequestEmailKind> = Omit<
  EmailContentOf<Kind>,
  "kind" | "name" | "code" | "status" | "message" | "type"
>;

/** Inserts an e-mail about a request for each of some people who may open it, have a verified address, and want such
 *  e-mails. Name, code, status and its message to buyers are read at this point of the batch; amounts are left out for who may not see them.
 *  @param email.among - condition of each recipient (`person`); `request` is the row
 *  @param email.buyersSeeTotal - whether buyers see totals at all, as far as their company lets them */
export function saleEmailStatement<Kind extends RequestEmailKind>(
  distributorId: string,
  {
    kind,
    request: { id, type },
    facts,
    among,
    buyersSeeTotal,
    createdAt,
  }: {
    kind: Kind;
    request: { id: string; type: RequestType };
    facts: SaleEmailFacts<Kind>;
    among: SQL;
    buyersSeeTotal: boolean;
    createdAt: string;
  },
): WriteStatement {
  const content = JSON.stringify({ ...facts, kind, type });
  const amounts = Object.keys(facts).filter((field) => field.endsWith("Cents"));
  const seen = seesTotal(buyersSeeTotal);
  const message =
    kind === "statusChanged"
      ? sql`, '$.message', iif(person.type = 'integrator', nullif(step.message, ''), null)`
      : sql``;
  const hidden = sql.join(
    amounts.map((field) => sql`, ${`$.${field}`}, iif(${seen}, ${content} ->> ${`$.${field}`}, null)`),
    sql``,
  );
  return {
    query: sql`insert into email_outbox
        (distributor_id, id, recipient, kind, request_id, content, created_at, attempts, next_attempt_at)
      select ${distributorId}, 'eml_' || lower(hex(randomblob(16))), person.email, ${kind}, request.id,
        json_set(${content}, '$.name', substr(person.name, 1, 200), '$.code', request.code,
          '$.status', step.name${message}${hidden}), ${createdAt}, 0, ${createdAt}
      from request join deal_status as step on step.distributor_id = request.distributor_id
          and step.id = request.deal_status_id
        join user as person on person.distributor_id = request.distributor_id and (${among})
      where request.distributor_id = ${distributorId} and request.id = ${id} and request.deleted_at is null
        and ${mayOpen(type)} and ${wantsEmails}`,
  };
}

/** Condition of a person who may open the page of a request: the distributor's people by permission, and people of the
 *  company that buys, as far as they see it. */
function mayOpen(type: RequestType): SQL {
  const isEnabled = sql`exists (select 1 from integrator as company
    where company.distributor_id = person.distributor_id and company.id = person.integrator_id
      and company.status = 'enable')`;
  return sql`person.blocked = 0 and person.email_verified_at is not null and (person.type = 'admin'
    or (person.type = 'staff' and ${roleHolds([type])} and ${roleHolds([`${type}.details`])})
    or (${isReachedInCompany()} and ${isEnabled} and ${roleHolds([type])}))`;
}

/** Condition of a person who sees what the request comes to. */
function seesTotal(buyersSeeTotal: boolean): SQL {
  if (!buyersSeeTotal) return sql`person.type <> 'integrator'`;
  return sql`(person.type <> 'integrator' or not ${isCompanySeller} or coalesce((
    select company.company_permissions ->> '$.authSellerViewRequestsBudgetsPrices' from integrator as company
    where company.distributor_id = person.distributor_id and company.id = person.integrator_id), 0) = 1)`;
}

/** Only the value `false` turns them off, as `PreferencesSchema` reads it. */
const wantsEmails = sql`coalesce(json_type(person.preferences, '$.saleEmails'), '') <> 'false'`;
