import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { managesCompany } from "#domain/access/company-info-schema.ts";
import {
  PURCHASE_PERIODS,
  type PurchasePeriod,
  type PurchaseSpan,
  spanAround,
} from "#domain/requests/purchase-limit.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  assertNumbered,
  assertWithinLimit,
  placerOfRequest,
  useQuery,
} from "#worker/repositories/requests/purchase-limit-statements.ts";
import type { Tenant } from "#worker/scope.ts";
import { maySeeSaved } from "#domain/requests/saved-prices.ts";

/** An order that one of a company's people places. */
export interface PlacedOrder {
  /** Id of the order, or of the budget that becomes one. */
  id: string;
  integratorId: string;
  purchaseType: PurchaseType;
  totalCents: number;
  at: string;
}

/** The periods of limits around an instant. */
export function spansAt(at: string, timeZone: string): Record<PurchasePeriod, PurchaseSpan> {
  return Object.fromEntries(
    PURCHASE_PERIODS.map((period) => [period, spanAround(period, at, timeZone)]),
  ) as Record<PurchasePeriod, PurchaseSpan>;
}

/** Who of the company places an order; null where the distributor's people do, whom its rules do not bind. */
export function placerOf({ type, userId }: Pick<UserActor, "type" | "userId">): string | null {
  return type === "integrator" ? userId : null;
}

/** Assertions of the company's rules for an order that its person places: the limit. */
export function limitStatements(
  { distributor, actor }: { distributor: Distributor; actor: UserActor },
  { id, integratorId, totalCents, at }: PlacedOrder,
): WriteStatement[] {
  const placedBy = placerOf(actor);
  if (placedBy === null) return [];
  return [
    assertWithinLimit(
      distributor.id,
      {
        ...{ integratorId, placedBy, requestId: id, totalCents },
        spans: spansAt(at, distributor.settings.timeZone),
      },
      () => aboveLimit(true),
    ),
  ];
}

/** A number as a save sends it: undefined to keep the one that there is, null for none. */
export function givenNumber(sent: string | undefined): string | null | undefined {
  return sent === undefined ? undefined : sent || null;
}

/** Assertion that an order of a company's person has a purchase-order number, if the company asks for one.
 *  @param order.purchaseNumber - null for none; undefined if it keeps the one of its row */
export function numberStatements(
  { distributor, actor }: { distributor: Distributor; actor: UserActor },
  {
    id,
    type,
    integratorId,
    purchaseNumber,
  }: { id: string; type: RequestType; integratorId: string; purchaseNumber: string | null | undefined },
): WriteStatement[] {
  if (type === "budget" || placerOf(actor) === null || typeof purchaseNumber === "string") return [];
  return [
    assertNumbered(
      distributor.id,
      { integratorId, requestId: purchaseNumber === undefined ? id : null },
      () => {
        const issue = { field: "purchaseNumber", code: "REQUIRED", message: "Required by the company" };
        return new DomainError("INVALID_BODY", { issues: [issue] });
      },
    ),
  ];
}

/** Assertion that an order which one of the company's people makes dearer stays within the limit of who has placed it;
 *  its managers may go above. */
export function raiseStatements(
  { distributor, actor }: { distributor: Distributor; actor: UserActor },
  {
    id,
    type,
    integratorId,
    createdAt,
  }: { id: string; type: RequestType; integratorId: string; createdAt: string },
  { beforeCents, totalCents }: { beforeCents: number; totalCents: number },
): WriteStatement[] {
  const isFree = type === "budget" || placerOf(actor) === null || managesCompany(actor);
  if (isFree || totalCents <= beforeCents) return [];
  return [
    assertWithinLimit(
      distributor.id,
      {
        ...{ integratorId, requestId: id, totalCents },
        placedBy: placerOfRequest(distributor.id, id),
        spans: spansAt(createdAt, distributor.settings.timeZone),
      },
      () => aboveLimit(false),
    ),
  ];
}

function aboveLimit(mayAsk: boolean): DomainError {
  return new DomainError("PURCHASE_LIMIT_EXCEEDED", {
    ...{ limitCents: null, usedCents: null, totalCents: null, period: null, mayAsk },
  });
}

/** A refusal of a save; that of a limit with what the person may order, has, and wanted to, as far as they see totals. */
export async function explainLimit(
  { distributor, database, actor }: Tenant & { actor: UserActor },
  error: unknown,
  { id, integratorId, purchaseType, totalCents, at }: PlacedOrder,
): Promise<unknown> {
  const placedBy = placerOf(actor);
  if (!isDomainError(error, "PURCHASE_LIMIT_EXCEEDED") || placedBy === null) return error;
  const [[use]] = await database.readBatch([
    useQuery(database, distributor.id, {
      ...{ integratorId, placedBy, requestId: id, spans: spansAt(at, distributor.settings.timeZone) },
    }),
  ]);
  if (use === undefined) return error;
  const { limitCents, usedCents, period } = use;
  const seen = maySeeSaved(actor, distributor.settings, { purchaseType })
    ? { limitCents, usedCents, totalCents }
    : {};
  return new DomainError("PURCHASE_LIMIT_EXCEEDED", { ...error.details, ...seen, period });
}
