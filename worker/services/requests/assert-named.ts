import { sql } from "drizzle-orm";
import type { CreateRequest } from "#domain/requests/create-request-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertKnown } from "#worker/repositories/shared/known-statements.ts";

/** What a request names besides its items has to be the distributor's: its structure, the forms that are answered, and
 *  what it is a copy of. What an edit found in the request may be gone by now.
 *  @param before - what an edit found
 *  @throws DomainError INVALID_BODY out of the batch */
export function assertNamed(
  distributorId: string,
  { mounting, customForms, origin }: Pick<CreateRequest, "mounting" | "customForms" | "origin">,
  { integratorId, before }: { integratorId: string; before: RequestContent | null },
): WriteStatement[] {
  const kept = [before?.mounting?.structureId, ...(before?.customForms ?? []).map((one) => one.customForm)];
  const unlessKept = (ids: readonly (string | null | undefined)[]) =>
    ids.flatMap((id) => (id === null || id === undefined || kept.includes(id) ? [] : [id]));
  const from = (kind: "duplicate" | "share") => (origin?.kind === kind ? [origin.id] : []);
  return [
    ...assertKnown(distributorId, "structure", {
      table: "structure",
      ids: unlessKept([mounting?.structureId]),
    }),
    ...assertKnown(distributorId, "customForms", {
      table: "custom_form",
      ids: unlessKept(customForms.map(({ customForm }) => customForm)),
    }),
    ...assertKnown(distributorId, "origin.id", {
      ...{ table: "request", ids: from("duplicate") },
      of: sql`request.integrator_id = ${integratorId}`,
    }),
    ...assertKnown(distributorId, "origin.id", { table: "cart", ids: from("share") }),
  ];
}
