import type { CompiledPricing } from "#domain/pricing/compile-pricing.ts";
import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { RequestFreight } from "#domain/requests/build-request.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { RequestContent, RequestLine } from "#domain/requests/request-content-schema.ts";
import { NO_OFFERS } from "#domain/requests/price-sale.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import { createItemRepository, type FoundItems } from "#worker/repositories/sale/item-repository.ts";
import { PLAIN_SALE } from "#worker/repositories/sale/sale-facts.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedRequest } from "./open-request.ts";
import { freightOfRequest, freightQuestionOf } from "../freight/request-freight.ts";

/** The delivery wanted for a saved request, and its freight quote. */
export interface WantedWay {
  additionalInfo: AdditionalInfo;
  freightQuotations: readonly { id: string }[];
}

/** Today's facts for the freight and payment of a saved request.
 *  @throws DomainError NOT_FOUND for a center that no longer sells */
export async function readAround(
  scope: Scope,
  { distributor, database, actor, request, content }: OpenedRequest,
  way: WantedWay,
): Promise<FoundItems<CompiledPricing> & { center: Center }> {
  const at = scope.now().toISOString();
  const found = await createItemRepository(database, distributor.id).getForSale(
    content.lines.map(({ itemId }) => itemId),
    {
      buyer: { integratorId: request.integratorId, chosenCenterId: null, exclusivity: false },
      today: calendarDayIn(at, distributor.settings.timeZone),
      pricing: openPricing(distributor.id),
      sale: { ...PLAIN_SALE, purchaseType: request.purchaseType },
      freight: freightQuestionOf(
        { additionalInfo: way.additionalInfo, freightQuotations: [...way.freightQuotations] },
        { userId: actor.userId, at },
      ),
    },
  );
  const center = found.centers.find(({ id }) => id === request.centerId);
  if (center === undefined) throw new DomainError("NOT_FOUND", { entity: "center", id: request.centerId });
  return { ...found, center };
}

/** The freight of a saved request's lines, by their saved value.
 *  @throws DomainError INVALID_BODY for a missing place that the price depends on, FREIGHT_UNAVAILABLE,
 *    DELIVERY_STATE_NOT_SERVED */
export async function freightOfContent(
  scope: Scope,
  { distributor, content }: OpenedRequest,
  {
    around,
    additionalInfo,
  }: { around: Awaited<ReturnType<typeof readAround>> } & Pick<WantedWay, "additionalInfo">,
): Promise<RequestFreight> {
  const freight = await freightOfRequest(scope, distributor.settings, {
    input: {
      type: "order",
      additionalInfo,
      extraItems: content.extraItems.map(({ id, amount }) => ({ id, amount })),
      serviceItems: content.services.map(({ id, amount }) => ({ id, amount })),
    },
    wanted: content.lines.map(({ itemId: id, amount, freeAmount }) => ({ id, amount, freeAmount })),
    items: content.lines.map(toItem),
    center: around.center,
    facts: around.freight,
    offers: {
      ...NO_OFFERS,
      extraItems: content.extraItems.map(toOffer),
      services: content.services.map(toOffer),
    },
  });
  if (freight === null) {
    const issue = { field: "additionalInfo.shippingAddress", code: "REQUIRED", message: "Required" };
    throw new DomainError("INVALID_BODY", { issues: [issue] });
  }
  return freight;
}

/** A saved line as an item for sale. */
function toItem(line: RequestLine): ItemForSale {
  const { kind, itemId: id, productCode, type, category, origin, ncm, name, powerW, products } = line;
  return {
    ...{ kind, id, productCode, type, category, origin, ncm, name, powerW, products },
    priceCents: line.unitPriceCents,
    version: 0,
  };
}

function toOffer({ id, name, unitPriceCents: priceCents }: RequestContent["services"][number]) {
  return { id, name, priceCents };
}
