import type { ModifierPart } from "#domain/pricing/value-modifier.ts";
import type { PaymentView, SaleView } from "#domain/requests/sale-view.ts";
import type { CheckoutForm } from "./checkout-event-type.ts";
import type {
  AddressText,
  ChargeType,
  ChosenAmount,
  CustomFormAnswers,
  PaymentAnswer,
  PersonType,
  ShippingType,
} from "./checkout-state.ts";

/** Text fields of the billed person or company. */
export type BilledText = "userOrCompanyName" | "cpf" | "cnpj" | "rg" | "ie" | "telephone" | "email";

/** An answer about delivery or invoice. */
export type AnswerEvent =
  | { type: "shippingDistributor"; value: ShippingType }
  | { type: "shippingAddress" | "invoiceAddress"; value: AddressText }
  | { type: "deliveryState"; value: string | null }
  | { type: "ruralZone" | "truckPossible" | "timeRestrictionBoolean" | "sameAddress"; value: boolean | null }
  | { type: "timeRestriction" | "companyServiceValue" | "invoiceValue"; value: string }
  | { type: "changeInvoice"; value: boolean }
  | { type: "answersCustomForm"; value: CustomFormAnswers };

/** Events of a checkout. */
export type CheckoutEvent =
  | AnswerEvent
  | { type: "eventType"; value: "budget" | "order" }
  | { type: "activeForm"; value: CheckoutForm }
  | { type: "requestName" | "notes" | "purchaseNumber" | "coupon"; value: string }
  | { type: "checkoutFile"; value: string | null }
  | { type: "files"; value: readonly string[] }
  | { type: "chargeType"; value: ChargeType }
  | { type: "personType"; value: PersonType }
  | { type: "temInscricaoEstadual"; value: boolean | null }
  | { type: "billed"; field: BilledText; value: string }
  | { type: "valueModifier"; side: "increase" | "decrease"; value: ModifierPart }
  | { type: "payment"; value: PaymentAnswer | null }
  | { type: "extraItems" | "serviceItems"; value: readonly ChosenAmount[] }
  | { type: "chosenDistributionCenter"; value: string | null }
  | { type: "freightTold" }
  | { type: "summary"; sale: SaleView; payments: readonly PaymentView[] }
  | { type: "save" };
