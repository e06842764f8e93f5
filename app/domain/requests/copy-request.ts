import { NO_MODIFIER, type ValueModifier } from "#domain/pricing/value-modifier.ts";

/** The fields of a request that a copy does not take over. */
export interface CopiedRequest {
  id: string | null;
  isCopy: boolean;
  valueModifier: ValueModifier;
  coupon: unknown;
  discountRequisition?: unknown;
  statusHistorical?: unknown;
  pastVersions?: unknown;
}

/** A copy of a request as a new one: without coupon, discount, history and id.
 *  @source spec, duplicate budget: a copied request */
export function copyRequest<Request extends CopiedRequest>(request: Request) {
  const {
    id: _id,
    isCopy: _isCopy,
    valueModifier: _modifier,
    coupon: _coupon,
    discountRequisition: _approval,
    statusHistorical: _statuses,
    pastVersions: _versions,
    ...rest
  } = request;
  return { ...rest, id: null, isCopy: true as const, valueModifier: NO_MODIFIER, coupon: null };
}
