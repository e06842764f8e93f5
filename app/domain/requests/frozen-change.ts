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

/** Whether a delivery equals that of a request in every fact that the freight depends on, so that the freight stays. */
export function isSameDelivery(content: RequestContent, info: AdditionalInfo): boolean {
  const { additionalInfo } = checkoutValuesOf(content);
  return content.delivery.isFreightKnown && deliveryKey(additionalInfo) === deliveryKey(info);
}

/** The facts that a freight depends on, as one text. */
function deliveryKey(info: AdditionalInfo): string {
  if (info.shippingDistributor === "FOB") return "FOB";
  const { CEP = "", city = "", state = "" } = info.shippingAddress ?? {};
  return JSON.stringify([
    ...[CEP.replaceAll(/\D/g, ""), city, state],
    ...[info.ruralZone === true, info.truckPossible !== false],
  ]);
}

/** A request with another freight. Lines keep their prices; everything from the freight on is recalculated. */
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

/** The answers for a budget that becomes an order. Fields that are left out stay as the budget has them. */
export interface OrderAnswers {
  name?: string | undefined;
  additionalInfo?: AdditionalInfo | undefined;
  chargeType?: "company" | "customer" | undefined;
  customForms?: RequestContent["customForms"] | undefined;
  notes?: string | undefined;
  checkoutFile?: string | null | undefined;
}

/** The content of the order that a budget becomes. The sum stays the budget's, unless delivery or payment changes.
 *  @param change.freight - null to keep the budget's
 *  @param change.payment - null to keep the budget's */
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

/** The payment of an order that differs from its budget's: one of the options offered for the total.
 *  @throws DomainError NOT_FOUND for a payment that is not offered for the total */
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

/** Whether a payment choice equals the request's. */
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
