import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { AllowedContent } from "#domain/requests/allow-content.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { insertRequestVersion } from "#worker/repositories/requests/request-change-statements.ts";
import { audienceOfRequest } from "#worker/repositories/requests/reached.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import type { OpenedRequest } from "./open-request.ts";
import { raiseStatements } from "./purchase-limit.ts";
import { emailsOfChange } from "./sale-emails.ts";

/** Answer about a changed request. */
export interface ChangedRequest {
  id: string;
  version: number;
  totalCents: number;
}

type Saved = Pick<OpenedRequest, "distributor" | "actor" | "request" | "content">;

interface Saving {
  event: string;
  after: AllowedContent;
  at: string;
  /** Last day of a budget that is valid anew; left out where it stays. */
  expiresOn?: string | null;
  /** People beside the one who saves it who are told of it in another way. */
  knowing?: readonly string[];
}

/** Saves a new version of a request with its audit row and its event. */
export function saveVersion(scope: Scope, opened: Saved, saving: Saving): WriteStatement[] {
  const { distributor, actor, request } = opened;
  const { after, at } = saving;
  return [
    ...raiseStatements(opened, request, {
      beforeCents: opened.content.totals.totalCents,
      totalCents: after.totals.totalCents,
    }),
    ...insertRequestVersion(distributor.id, { request, content: after, createdBy: actor.userId, at }),
    ...newsOfVersion(scope, opened, saving),
  ];
}

/** Audit row and event of a new version. */
export function newsOfVersion(
  scope: Scope,
  { distributor, actor, request, content }: Saved,
  { event, after, at, expiresOn = request.expiresOn, knowing = [] }: Saving,
): WriteStatement[] {
  return [
    audit(scope, distributor.id, {
      at,
      event,
      entity: "request",
      entityId: request.id,
      changes: {
        ...changesOf(content, after, request.version),
        ...(expiresOn === request.expiresOn ? {} : { expiresOn: { from: request.expiresOn, to: expiresOn } }),
      },
    }),
    ...newsOfRequest(distributor.id, request, at, event === "budget.turned" ? REQUEST_TYPES : [request.type]),
    // An order that a budget becomes has an e-mail of its own.
    ...(event === "budget.turned"
      ? []
      : emailsOfChange(scope, distributor, {
          request: { ...request, name: after.name },
          ...{ before: content, after, knowing: [actor.userId, ...knowing], at },
        })),
  ];
}

/** Event that a request has changed, for who sees it.
 *  @param types - its types before and after */
export function newsOfRequest(
  distributorId: string,
  { id, code, type, responsibleId }: Pick<OpenedRequest["request"], "id" | "code" | "type" | "responsibleId">,
  at: string,
  types: readonly RequestType[] = [type],
): WriteStatement[] {
  return outboxStatements(distributorId, at, [
    {
      audience: audienceOfRequest(distributorId, { id, types, responsibleId }),
      message: { type: "request.changed", requestId: id, code },
    },
  ]);
}

export function changedRequest(id: string, before: number, after: RequestContent): ChangedRequest {
  return { id, version: before + 1, totalCents: after.totals.totalCents };
}

function changesOf(before: RequestContent, after: RequestContent, version: number) {
  const increase = [
    describePart(before.valueModifier, "increase"),
    describePart(after.valueModifier, "increase"),
  ];
  const decrease = [
    describePart(before.valueModifier, "decrease"),
    describePart(after.valueModifier, "decrease"),
  ];
  return {
    version: { from: version, to: version + 1 },
    totalCents: { from: before.totals.totalCents, to: after.totals.totalCents },
    ...(increase[0] === increase[1] ? {} : { increase: { from: increase[0], to: increase[1] } }),
    ...(decrease[0] === decrease[1] ? {} : { decrease: { from: decrease[0], to: decrease[1] } }),
  };
}

/** A side of a modifier for the audit log: a percentage with its sign, or an amount in reais. */
function describePart(modifier: ValueModifier, part: keyof ValueModifier): string {
  const { type, amount } = modifier[part];
  return type === "percentage" ? `${amount}%` : `R$ ${amount}`;
}
