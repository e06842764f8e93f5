import { isbot } from "isbot";
import { viewStatement } from "#worker/repositories/audit/audit-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

/** Time in which another view of the same version by the same link says nothing new. */
const SAME_VIEW_MS = 3_600_000;

/** Notes in the log of a request, after the answer, that somebody without an account has opened a link to it. Programs
 *  that only look at addresses, such as the previews of messengers, are no views; neither are people of the portal, who
 *  read it there.
 *  @param view.link - id and addressee of a link that was made for somebody; null for the address of the request */
export function noteView(
  scope: Scope,
  {
    event,
    request,
    link,
  }: {
    event: "budget.approval-link-viewed" | "order.payment-link-viewed";
    request: { id: string; version: number };
    link: { id: string; name: string } | null;
  },
): void {
  const { actor, userAgent, clientAddress: address } = scope;
  if (actor.kind !== "anonymous" || userAgent === "" || isbot(userAgent)) return;
  const { distributor, database } = tenantOf(scope);
  const now = scope.now();
  scope.defer(() =>
    database.writeBatch([
      viewStatement(
        distributor.id,
        {
          ...{ id: scope.newId("aud"), at: now.toISOString(), address, event },
          actor: { id: link?.id ?? "anonymous", type: "anonymous", name: link?.name ?? "", operator: null },
          ...{ entity: "request", entityId: request.id },
          changes: { version: { from: null, to: request.version } },
        },
        new Date(now.getTime() - SAME_VIEW_MS).toISOString(),
      ),
    ]),
  );
}
