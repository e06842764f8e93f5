import { withFreight } from "#domain/requests/frozen-change.ts";
import { type EditFreight, EditFreightSchema } from "#domain/requests/convert-budget-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { assertSeenTotal } from "#domain/requests/seen-total.ts";
import { visibleTotals } from "#domain/requests/visible-prices.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { type DomainErrorCode, isDomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { allowVersion, type OpenedRequest } from "./open-request.ts";
import { type ChangedRequest, changedRequest, saveVersion } from "./save-version.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { freightOfContent, readAround } from "./frozen-freight.ts";
import { assertVersion, openFor } from "./open-request.ts";

/** The changed request, and whether its freight quote had expired. */
export type EditedFreight = ChangedRequest & { freightRequoted: boolean };

/** Changes the delivery of a saved request: a new version with the new freight, and everything else as it was.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, STALE_VERSION, BUDGET_EXPIRED, INVALID_TRANSITION, PRICE_CHANGED,
 *  INVALID_BODY, FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED, DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT,
 *  MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE */
export function createEditFreight(scope: Scope) {
  return async function editFreight(
    id: string,
    { version, expectedTotalCents, expectedBeforeFreightCents, ...way }: EditFreight,
  ): Promise<EditedFreight> {
    const opened = await openFor(scope, id, "editFreight");
    assertVersion(opened, version);
    const { database, request } = opened;
    const sent = await sendOtherwise(scope, opened, way);
    const after = allowVersion(opened, sent.after);
    assertSeenTotal(after, { expectedTotalCents, expectedBeforeFreightCents });
    const at = scope.now().toISOString();
    await database.writeBatch(saveVersion(scope, opened, { event: "request.freight-edited", after, at }));
    publishSoon(scope);
    return {
      ...changedRequest(id, request.version, after),
      freightRequoted: way.freights.length > 0 && !sent.isQuoted,
    };
  };
}

/** The delivery as answered so far. */
const WaySchema = EditFreightSchema.pick({ additionalInfo: true, freights: true });

/** Refusals that mean that the freight is not known yet, or not available. */
const UNKNOWN_FREIGHT = [
  "INVALID_BODY",
  "FREIGHT_UNAVAILABLE",
  "DELIVERY_STATE_NOT_SERVED",
] as const satisfies readonly DomainErrorCode[];

/** Previews the totals of a saved request with another delivery, as far as the person may see them; null while the
 *  freight is unknown. Nothing is saved.
 *  @param asked - current content of the form */
export function createPreviewFreight(scope: Scope) {
  return async function previewFreight(
    id: string,
    asked: { additionalInfo: unknown; freights: readonly { id: string }[] },
  ): Promise<VisibleRequestContent["totals"] | null> {
    const opened = await openFor(scope, id, "editFreight");
    const way = WaySchema.safeParse(asked);
    if (!way.success) return null;
    try {
      const { after } = await sendOtherwise(scope, opened, way.data);
      return visibleTotals(after.totals, opened.shows);
    } catch (error) {
      if (UNKNOWN_FREIGHT.some((code) => isDomainError(error, code))) return null;
      throw error;
    }
  };
}

async function sendOtherwise(
  scope: Scope,
  opened: OpenedRequest,
  { additionalInfo, freights: freightQuotations }: Pick<EditFreight, "additionalInfo" | "freights">,
): Promise<{ after: RequestContent; isQuoted: boolean }> {
  const around = await readAround(scope, opened, { additionalInfo, freightQuotations });
  const freight = await freightOfContent(scope, opened, { around, additionalInfo });
  const { content } = opened;
  return { after: withFreight(content, additionalInfo, freight), isQuoted: freight.isQuoted };
}
