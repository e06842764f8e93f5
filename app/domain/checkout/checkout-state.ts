import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { PaymentView, SaleView } from "#domain/requests/sale-view.ts";
import type { DeliverySettings } from "#domain/settings/delivery-settings-schema.ts";
import type { CheckoutEventType, CheckoutForm } from "./checkout-event-type.ts";

/** An address as typed so far. */
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

/** The buyer's data in a checkout. */
export interface IntegratorInfo {
  companyName: string;
  email: string;
  cnpj: string;
  cpf: string;
  telephone: string;
  ie: string;
  /** Percentage as decimal text; null without a default discount. */
  defaultDiscount: string | null;
  integratorAddress: AddressText | null;
  role: string;
}

/** Answers to one custom form, by key of its fields. */
export interface CustomFormAnswers {
  customForm: string;
  answers: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** The part of a custom form that is needed to read its answers from a form's fields. */
export interface AskedQuestions {
  id: string;
  fields: readonly { key: string; type: string; required: boolean }[];
}

/** Answers about delivery and invoice; null for an open question. */
export interface AdditionalAnswers {
  shippingDistributor: ShippingType;
  shippingAddress: AddressText | null;
  timeRestrictionBoolean: boolean | null;
  timeRestriction: string;
  ruralZone: boolean | null;
  truckPossible: boolean | null;
  deliveryState: string | null;
  chargeType: ChargeType;
  /** Whether the invoice has a different address. */
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
  /** Reais as typed. */
  companyServiceValue: string;
  invoiceValue: string;
  answersCustomForm: readonly CustomFormAnswers[];
}

/** The delivery settings that the checkout's questions depend on. */
export type CheckoutDelivery = Pick<
  DeliverySettings,
  "ships" | "isToGetDeliveryInfo" | "onlyGetCityAndState" | "unableDeliveryFob" | "invoiceRestriction"
> & {
  deliveryBlacklist: readonly string[];
  /** States that the chosen center delivers to, if it is bound to some; null for all. */
  servicedStates: readonly string[] | null;
};

export interface PaymentAnswer {
  type: PaymentType;
  method: string | null;
  condition: string | null;
}

/** An extra item or a service, with its amount as typed. */
export interface ChosenAmount {
  id: string;
  amount: string;
}

/** A checkout from opening to saving. The person's answers are its draft (`checkout-fields.ts`); the rest comes from
 *  the server.
 *  @source spec, checkout state */
export interface CheckoutState {
  eventType: CheckoutEventType;
  /** The part of the page that is open. */
  activeForm: CheckoutForm;
  requestName: string;
  notes: string;
  /** The company's own number of the purchase. */
  purchaseNumber: string;
  checkoutFile: string | null;
  files: readonly string[];
  /** The custom forms that apply; their answers are in `answersCustomForm`. */
  customForm: readonly AskedQuestions[];
  coupon: string;
  /** Amounts as typed. */
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
  /** Whether the cart has items. */
  hasItems: boolean;
  /** Whether extra items or services have changed since the freight was quoted. */
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

/** The server's data when a checkout opens. */
export type CheckoutOpening = Pick<
  CheckoutState,
  "eventType" | "integratorInfo" | "delivery" | "hasItems" | "chosenDistributionCenter" | "customForm"
>;

/** A checkout without answers. */
export function openCheckout(opening: CheckoutOpening): CheckoutState {
  return {
    ...opening,
    activeForm: "integrator",
    requestName: "",
    notes: "",
    purchaseNumber: "",
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

/** An address; null if all its fields are empty.
 *  @source spec, validation rules: empty address objects */
export function addressOrNull(address: AddressText | null): AddressText | null {
  return address !== null && Object.values(address).some((part: string) => part.trim() !== "")
    ? address
    : null;
}
