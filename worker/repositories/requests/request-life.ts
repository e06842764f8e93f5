import { sql } from "drizzle-orm";
import type { ApprovalAnswer } from "#domain/approvals/approval-state.ts";

/** What who got a link has answered to a budget. */
export interface NewestAnswer {
  answer: ApprovalAnswer;
  name: string;
  version: number;
  at: string;
}

/** How a budget became an order. */
export interface Conversion {
  byName: string;
  at: string;
  version: number;
}

/** The newest answer to a budget by a link, as JSON. */
export function newestAnswer(distributorId: string, requestId: string) {
  return sql<
    string | null
  >`(select json_object('answer', answer, 'name', name, 'version', version, 'at', created_at)
    from approval_answer where distributor_id = ${distributorId} and request_id = ${requestId}
    order by version desc, created_at desc limit 1)`;
}

/** The version with which a budget became an order, which is dated with the order's own instant, as JSON. */
export function conversion(distributorId: string, requestId: string) {
  return sql<
    string | null
  >`(select json_object('byName', trim(person.name || ' ' || person.surname), 'at', made.created_at, 'version', made.version)
    from request as own
      join request_version as made on made.distributor_id = own.distributor_id and made.request_id = own.id
        and made.created_at = own.created_at
      join user as person on person.distributor_id = made.distributor_id and person.id = made.created_by
    where own.distributor_id = ${distributorId} and own.id = ${requestId} and own.type = 'order'
      and own.budget_code is not null
    limit 1)`;
}
