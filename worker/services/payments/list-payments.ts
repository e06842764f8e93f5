import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { chargeStatusAt } from "#domain/payments/ledger.ts";
import type { PaymentList, PaymentListQuery } from "#domain/payments/payment-list-schema.ts";
import { requestReach } from "#domain/requests/request-reach.ts";
import { pricedTypesOf } from "#domain/requests/saved-prices.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import {
  type ChargeConditions,
  createChargeList,
  type ListedCharge,
} from "#worker/repositories/payments/charge-list.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";

/** Permission to see the charges of orders: who may open each of them. */
export const listPaymentsAccess: AccessRule = PAGES.Payments.access;

/** Lists a page of the charges of all orders that the person sees, with what all of them amount to; without amounts that
 *  they may not see. Charges of deleted orders are left out, as these are.
 *  @throws DomainError ACCESS_DENIED */
export function createListPayments(scope: Scope) {
  return async function listPayments(query: PaymentListQuery): Promise<PaymentList> {
    const { distributor, database, actor } = authoriseUser(scope, listPaymentsAccess);
    const { page, pageSize } = query;
    const { conditions, pricedTypes, isDescending } = openPaymentList(scope, { distributor, actor }, query);
    const list = createChargeList(database, distributor.id);
    const { items, sums } = await list.listCharges(conditions, { page, pageSize, isDescending }, pricedTypes);
    const shown = (cents: number | null) => (pricedTypes.length === 0 ? null : (cents ?? 0));
    return {
      items: items.map((charge) => toRow(charge, pricedTypes, conditions.now)),
      totalItems: sums.totalItems,
      askedCents: shown(sums.askedCents),
      heldCents: shown(sums.heldCents),
    };
  };
}

/** What a list of charges is of, as far as the person sees it. */
export function openPaymentList(
  scope: Scope,
  { distributor, actor }: { distributor: Distributor; actor: UserActor },
  query: Omit<PaymentListQuery, "page" | "pageSize">,
): { conditions: ChargeConditions; pricedTypes: readonly PurchaseType[]; isDescending: boolean } {
  const { search, status, method, provider, from, until, sort } = query;
  const { settings } = distributor;
  const { timeZone } = settings;
  return {
    conditions: {
      reach: requestReach(actor, distributor),
      search: search ? toSearchText(search) : null,
      ...{ status: status ?? null, method: method ?? null, provider: provider ?? null },
      createdFrom: from === undefined ? null : dayStartIn(from, timeZone),
      createdBefore: until === undefined ? null : dayStartIn(addDays(until, 1), timeZone),
      now: scope.now().toISOString(),
    },
    pricedTypes: pricedTypesOf(actor, settings),
    isDescending: sort === "-createdAt",
  };
}

/** A charge as far as the person sees it. Who may not see its amount is not led to where it is paid. */
function toRow(
  { cnpj: _cnpj, providerChargeId: _id, purchaseType, ...charge }: ListedCharge,
  pricedTypes: readonly PurchaseType[],
  now: string,
): PaymentList["items"][number] {
  const showsPrice = pricedTypes.includes(purchaseType);
  const status = chargeStatusAt(charge, now);
  return {
    ...charge,
    status,
    amountCents: showsPrice ? charge.amountCents : null,
    heldCents: showsPrice ? charge.heldCents : null,
    isPayable: showsPrice && status === "pending",
  };
}
