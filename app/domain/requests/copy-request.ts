import { NO_MODIFIER, type ValueModifier } from "#domain/pricing/value-modifier.ts";

/** What of a request belongs to it alone, and not to a copy of it. */
export interface CopiedRequest {
  id: string | null;
  isCopy: boolean;
  valueModifier: ValueModifier;
  coupon: unknown;
  discountRequisition?: unknown;
  statusHistorical?: unknown;
  pastVersions?: unknown;
}

/** A request that begins anew from another one: without its coupon, discount, history and id.
 *  @source spec, duplicate budget: a copied request */
export function copyRequest<Request extends CopiedRequest>(request: Request) {
  const {
    id: _id,
    isCopy: _isCopy,
    valueModifier: _modifier,
    coupon: _coupon,
    discountRequisition: _requisition,
    statusHistorical: _statuses,
    pastVersions: _versions,
    ...rest
  } = request;
  return { ...rest, id: null, isCopy: true as const, valueModifier: NO_MODIFIER, coupon: null };
}
