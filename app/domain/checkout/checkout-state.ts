import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { PaymentView, SaleView } from "#domain/requests/sale-view.ts";
import type { DeliverySettings } from "#domain/settings/delivery-settings-schema.ts";
import type { CheckoutEventType, CheckoutForm } from "./checkout-event-type.ts";

/** An address as far as it was typed. */
export interface AddressText {
  CEP: string;
  patio: string;
  number: string;
  complement: string;
  neighborhood: string;
  city: string;
  state: string;
}

export const NO_ADDRESS: AddressText = {
  ...{ CEP: "", patio: "", number: "", complement: "" },
  ...{ neighborhood: "", city: "", state: "" },
};

export type PersonType = "física" | "jurídica";
export type ShippingType = "CIF" | "FOB";
export type ChargeType = "company" | "customer";

/** Who buys, as the checkout knows them. */
export interface IntegratorInfo {
  companyName: string;
  email: string;
  cnpj: string;
  cpf: string;
  telephone: string;
  ie: string;
  /** Percent, decimal text; null where none applies. */
  defaultDiscount: string | null;
  integratorAddress: AddressText | null;
  role: string;
}

/** Answers to one form of the distributor's own, by the key of its fields. */
export interface CustomFormAnswers {
  customForm: string;
  answers: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** A form of the distributor's own, as far as its answers are read out of a form's fields. */
export interface AskedQuestions {
  id: string;
  fields: readonly { key: string; type: string; required: boolean }[];
}

/** Delivery and invoice as they were answered; null where nobody said. */
export interface AdditionalAnswers {
  shippingDistributor: ShippingType;
  shippingAddress: AddressText | null;
  timeRestrictionBoolean: boolean | null;
  timeRestriction: string;
  ruralZone: boolean | null;
  truckPossible: boolean | null;
  deliveryState: string | null;
  chargeType: ChargeType;
  /** Whether the invoice has an address of its own. */
  changeInvoice: boolean;
  userOrCompanyName: string;
  cpf: string;
  cnpj: string;
  rg: string;
  temInscricaoEstadual: boolean | null;
  ie: string;
  telephone: string;
  email: string;
  sameAddress: boolean | null;
  invoiceAddress: AddressText | null;
  /** Reais as they were typed. */
  companyServiceValue: string;
  invoiceValue: string;
  answersCustomForm: readonly CustomFormAnswers[];
}

/** How the distributor delivers, as far as the checkout asks by it. */
export type CheckoutDelivery = Pick<
  DeliverySettings,
  "ships" | "isToGetDeliveryInfo" | "onlyGetCityAndState" | "unableDeliveryFob" | "invoiceRestriction"
> & {
  deliveryBlacklist: readonly string[];
  /** States that the chosen center sells to, where that binds; null for all. */
  servicedStates: readonly string[] | null;
};

export interface PaymentAnswer {
  type: PaymentType;
  method: string | null;
  condition: string | null;
}

/** Something that goes along, in the amount as it was typed. */
export interface ChosenAmount {
  id: string;
  amount: string;
}

/** A checkout from its opening to its save. What a person answers of it is its draft (`checkout-fields.ts`); the rest
 *  is told by the server.
 *  @source spec, checkout state */
export interface CheckoutState {
  eventType: CheckoutEventType;
  /** The part that the person is at. */
  activeForm: CheckoutForm;
  requestName: string;
  notes: string;
  checkoutFile: string | null;
  files: readonly string[];
  /** The distributor's own forms that are asked; what was answered stands in `answersCustomForm`. */
  customForm: readonly AskedQuestions[];
  coupon: string;
  /** Amounts as they were typed. */
  valueModifier: ValueModifier;
  payment: PaymentAnswer | null;
  extraItems: readonly ChosenAmount[];
  serviceItems: readonly ChosenAmount[];
  chosenDistributionCenter: string | null;
  precificationSummary: SaleView | null;
  paymentMethods: readonly PaymentView[];
  integratorInfo: IntegratorInfo;
  personType: PersonType;
  additionalInfo: AdditionalAnswers;
  delivery: CheckoutDelivery;
  /** Whether anything is bought. */
  hasItems: boolean;
  /** Whether something goes along that the freight was not asked with. */
  isFreightOutdated: boolean;
}

const NO_ANSWERS: AdditionalAnswers = {
  shippingDistributor: "CIF",
  shippingAddress: null,
  timeRestrictionBoolean: null,
  timeRestriction: "",
  ruralZone: null,
  truckPossible: null,
  deliveryState: null,
  chargeType: "customer",
  changeInvoice: false,
  ...{ userOrCompanyName: "", cpf: "", cnpj: "", rg: "" },
  temInscricaoEstadual: null,
  ...{ ie: "", telephone: "", email: "" },
  sameAddress: null,
  invoiceAddress: null,
  ...{ companyServiceValue: "", invoiceValue: "" },
  answersCustomForm: [],
};

const UNTYPED = { type: "percentage", amount: "" } as const;

/** What the server knows when a checkout opens. */
export type CheckoutOpening = Pick<
  CheckoutState,
  "eventType" | "integratorInfo" | "delivery" | "hasItems" | "chosenDistributionCenter" | "customForm"
>;

/** A checkout in which nobody has answered anything yet. */
export function openCheckout(opening: CheckoutOpening): CheckoutState {
  return {
    ...opening,
    activeForm: "integrator",
    requestName: "",
    notes: "",
    checkoutFile: null,
    files: [],
    coupon: "",
    valueModifier: { increase: UNTYPED, decrease: UNTYPED },
    payment: null,
    extraItems: [],
    serviceItems: [],
    precificationSummary: null,
    paymentMethods: [],
    personType: "física",
    additionalInfo: NO_ANSWERS,
    isFreightOutdated: false,
  };
}

/** An address, or null for one without anything in it.
 *  @source spec, validation rules: empty address objects */
export function addressOrNull(address: AddressText | null): AddressText | null {
  return address !== null && Object.values(address).some((part: string) => part.trim() !== "")
    ? address
    : null;
}
