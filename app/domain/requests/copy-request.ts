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
export function copyRequest<Request extends CopiedRequest>(
  request: Request,
): Omit<Request, keyof CopiedRequest> & {
  id: null;
  isCopy: true;
  valueModifier: ValueModifier;
  coupon: null;
} {
  const {
    discountRequisition: _requisition,
    statusHistorical: _statuses,
    pastVersions: _versions,
    ...rest
  } = request;
  return { ...rest, id: null, isCopy: true, valueModifier: NO_MODIFIER, coupon: null };
}
