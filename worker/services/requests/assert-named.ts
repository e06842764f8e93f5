import type { CreateRequest } from "#domain/requests/create-request-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { isReached } from "#worker/repositories/requests/reached.ts";
import { assertKnown } from "#worker/repositories/shared/known-statements.ts";

/** Refuses a request that refers to something outside the distributor: its structure, its custom forms, or the original
 *  of a copy. References that an edit found in the request may no longer exist.
 *  @param before - references found by an edit
 *  @throws DomainError INVALID_BODY, by the batch */
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
      of: isReached({ integratorId, responsibleId: null }),
    }),
    ...assertKnown(distributorId, "origin.id", { table: "cart", ids: from("share") }),
  ];
}
