import type { UserActor } from "#domain/access/actor.ts";
import { findMissing } from "#domain/checkout/find-missing.ts";
import type { AllowedContent } from "#domain/requests/allow-content.ts";
import { limitsOfEdit, standingOf } from "#domain/requests/modify-request.ts";
import { unsafeFindings } from "#domain/mount-kit/unsafe-findings.ts";
import { buildRequest } from "#domain/requests/build-request.ts";
import type { CreateRequest } from "#domain/requests/create-request-schema.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { SaleFacts } from "#worker/repositories/sale/sale-facts.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { settleAnswers } from "../custom-forms/settle-answers.ts";
import { type OpenedRequest, pricedVersion, priceRightsOf } from "./open-request.ts";
import { carriedOf } from "../freight/carried-items.ts";
import { freightOfRequest, freightQuestionOf } from "../freight/request-freight.ts";
import { withOwnUse } from "../sale/own-coupon.ts";
import { readSale, type Sale } from "../sale/read-sale.ts";

/** A request ready to be saved: its content, and the facts that it relies on. */
export interface PreparedRequest {
  content: AllowedContent;
  /** Id of the buying company. */
  integratorId: string;
  items: readonly ItemForSale[];
  offers: SaleFacts;
  /** Whether the distributor is notified of low stock of one of the products. */
  isWatched: boolean;
  /** Whether the quoted freight was replaced by another. */
  freightRequoted: boolean;
}

/** Reads and prices the request to save.
 *  @param before - the request being edited, which keeps its company and, unless another is given, its center; null
 *    for a new one */
export async function prepareRequest(
  scope: Scope,
  tenant: Tenant & { actor: UserActor },
  input: CreateRequest,
  before: Pick<OpenedRequest, "request" | "content"> | null,
): Promise<PreparedRequest> {
  const { settings } = tenant.distributor;
  const { type, coupon, chosenDistributionCenter: seenCenterId } = input;
  assertComplete(findMissing({ input, ...askedBy(settings) }));
  const sale = await readSale(scope, tenant, {
    ...{ type, coupon, centerId: seenCenterId ?? before?.request.centerId ?? null },
    cart: before === null ? input : { ...input, integratorId: before.request.integratorId },
    freight: freightQuestionOf(input, { userId: tenant.actor.userId, at: scope.now().toISOString() }),
  });
  const { integratorId, center, items, wanted, buyer } = sale;
  if (integratorId === null) throw incomplete([issue("integratorId")]);
  const [missing] = sale.missingIds;
  if (missing !== undefined) throw new DomainError("NOT_FOUND", { entity: "item", id: missing });
  if (seenCenterId !== null && seenCenterId !== center.id) {
    throw new DomainError("CENTER_CHANGED", { centerId: center.id, name: center.name });
  }
  assertSafe(input, sale.parts, settings);
  const offers = withOwnUse(sale.offers, { saved: before?.content.coupon?.code, code: coupon });
  const freight = await freightOfRequest(scope, settings, { ...sale, offers, input });
  const standing = before && standingOf(before.content, { from: before.request.type, to: type });
  const limits = standing ? limitsOfEdit(standing, input.valueModifier, buyer.limits) : buyer.limits;
  const content = buildRequest(input, {
    ...{ wanted, items, center, freight, offers, prices: settings.prices },
    buyer: { ...buyer, limits },
    rights: priceRightsOf(tenant.actor, tenant.distributor, sale.minimumMarginPct),
    costCents: sale.costCents,
    before: before && pricedVersion(before),
    structureName: sale.structureName,
    carried: carriedOf(wanted, sale.facts.components),
    customForms: settleAnswers(offers.forms, input.customForms, type),
  });
  const freightRequoted = input.freightQuotations.length > 0 && freight?.isQuoted !== true;
  const isWatched = items
    .flatMap(({ products }) => products)
    .some(({ productId }) => sale.levelOf(productId, center.id).minimum > 0);
  return { content, integratorId, items, offers, isWatched, freightRequoted };
}

/** Refuses a mounted or express kit with an error of the electrical check.
 *  @throws DomainError KIT_UNSAFE */
function assertSafe(input: CreateRequest, parts: Sale["parts"], settings: Settings): void {
  const findings = unsafeFindings(input, parts, settings);
  if (findings.length === 0) return;
  throw new DomainError("KIT_UNSAFE", {
    findings: findings.map(({ code, value, limit, unit }) => ({ code, value, limit, unit })),
  });
}

/** Settings that decide what an order requires. */
export function askedBy({ delivery, requests: { configCheckoutFile } }: Settings) {
  return { delivery, isFileRequired: configCheckoutFile.enabled && configCheckoutFile.required };
}

/** Refuses a request with missing answers.
 *  @throws DomainError INVALID_BODY */
export function assertComplete(issues: ReturnType<typeof issue>[]): void {
  if (issues.length > 0) throw incomplete(issues);
}

function incomplete(issues: ReturnType<typeof issue>[]): DomainError {
  return new DomainError("INVALID_BODY", { issues });
}

function issue(field: string) {
  return { field, code: "REQUIRED", message: "Required" };
}
