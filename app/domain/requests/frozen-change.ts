import { resumContent } from "./resum-content.ts";
import { type OfferedMethod, paymentOptions } from "#domain/payment-methods/payment-options.ts";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { calculateSum } from "#domain/pricing/calculate-sum.ts";
import type { AdditionalInfo } from "./additional-info-schema.ts";
import { customerOf, deliveryOf, freightItems, keptFreightOf, type RequestFreight } from "./build-request.ts";
import { checkoutValuesOf } from "./checkout-values.ts";
import { conditionOf, pickOption } from "./pick-payment.ts";
import type { RequestContent } from "./request-content-schema.ts";
import { sumInputOf } from "./request-sum.ts";
import type { PaymentChoice } from "./sale-choices-schema.ts";

/** Whether a delivery goes where the request's goes, in the same way, so that its freight stands. */
export function isSameDelivery(content: RequestContent, info: AdditionalInfo): boolean {
  const { additionalInfo } = checkoutValuesOf(content);
  return content.delivery.isFreightKnown && deliveryKey(additionalInfo) === deliveryKey(info);
}

/** What a freight hangs on. */
function deliveryKey(info: AdditionalInfo): string {
  if (info.shippingDistributor === "FOB") return "FOB";
  const { CEP = "", city = "", state = "" } = info.shippingAddress ?? {};
  return JSON.stringify([
    ...[CEP.replaceAll(/\D/g, ""), city, state],
    ...[info.ruralZone === true, info.truckPossible !== false],
  ]);
}

/** A request that is sent another way: its lines keep their prices, everything after the freight is summed anew. */
export function withFreight(
  content: RequestContent,
  info: AdditionalInfo,
  freight: RequestFreight,
): RequestContent {
  return resumContent(content, {
    delivery: deliveryOf(info, freight.freight),
    freight: keptFreightOf(freight),
    freights: freightItems(freight.freight),
    totals: { ...content.totals, freightCents: freight.freight.priceCents },
  });
}

/** What somebody says of a budget that becomes an order; what is left out stands as the budget has it. */
export interface OrderAnswers {
  name?: string | undefined;
  additionalInfo?: AdditionalInfo | undefined;
  chargeType?: "company" | "customer" | undefined;
  customForms?: RequestContent["customForms"] | undefined;
  notes?: string | undefined;
  checkoutFile?: string | null | undefined;
}

/** The content of the order that a budget becomes. Its sum is the budget's, unless it is sent or paid another way.
 *  @param change.freight - null while the budget's stands
 *  @param change.payment - null while the budget's stands
 *  @source spec, recalculation triggers: summary recalculation is skipped for budget-to-order */
export function orderFromBudget(
  budget: RequestContent,
  answers: OrderAnswers,
  change: { freight: RequestFreight | null; payment: RequestContent["payment"] | null },
): RequestContent {
  const { name = budget.name, customForms = budget.customForms, notes = budget.notes } = answers;
  const { additionalInfo: info = checkoutValuesOf(budget).additionalInfo } = answers;
  const { chargeType = budget.customer.chargeType, checkoutFile = budget.checkoutFile } = answers;
  const { daysToDeliver, deliveryOn, isFreightKnown } = budget.delivery;
  const answered: RequestContent = {
    ...budget,
    ...{ name, customForms, notes, checkoutFile },
    customer: customerOf({ additionalInfo: info, chargeType }),
    delivery: { ...deliveryOf(info, null), daysToDeliver, deliveryOn, isFreightKnown },
  };
  const sent = change.freight === null ? answered : withFreight(answered, info, change.freight);
  return change.payment === null ? sent : resumContent(sent, { payment: change.payment });
}

/** How an order is paid that its budget was not: one of the ways that are offered for what it comes to.
 *  @throws DomainError NOT_FOUND for what is not offered for the total */
export function paymentOf(
  content: RequestContent,
  choice: PaymentChoice,
  methods: readonly PaymentMethod[],
): RequestContent["payment"] {
  const { totalCents } = calculateSum(sumInputOf({ ...content, payment: { condition: null } }));
  const offered: readonly OfferedMethod[] = paymentOptions(methods, totalCents);
  const { method, option } = pickOption(offered, choice);
  return { type: choice.type, methodId: method.id, methodName: method.name, condition: conditionOf(option) };
}

/** Whether a choice is how the request is paid already. */
export function isSamePayment(
  { payment }: RequestContent,
  { type, method, condition }: PaymentChoice,
): boolean {
  return (
    payment.type === type &&
    (method === undefined || method === payment.methodId) &&
    (condition === undefined || condition === (payment.condition?.id ?? null))
  );
}
