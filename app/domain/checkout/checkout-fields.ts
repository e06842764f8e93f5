import { PAYMENT_TYPES, type PaymentType } from "#domain/payment-methods/payment-method.ts";
import { CHECKOUT_FORMS, isCheckoutEventType } from "./checkout-event-type.ts";
import {
  readAddress,
  readAlong,
  readAnswers,
  writeAddress,
  writeAlong,
  writeAnswers,
} from "./field-groups.ts";
import { type FieldReader, readerOf, type Fields, writeFields, type Written } from "./fields.ts";
import {
  type AdditionalAnswers,
  addressOrNull,
  type CheckoutState,
  type PaymentAnswer,
} from "./checkout-state.ts";
import { ofPersonType } from "./invoice-answers.ts";

const SEPARATOR = "|";

/** A person's answers as fields of the page's form: what the page sends and the device keeps. */
export function toFields(state: CheckoutState): Fields {
  const { additionalInfo: info, valueModifier } = state;
  return writeFields({
    eventType: state.eventType,
    activeForm: state.activeForm,
    requestName: state.requestName,
    notes: state.notes,
    purchaseNumber: state.purchaseNumber,
    checkoutFile: state.checkoutFile,
    file: state.files,
    coupon: state.coupon,
    increase: valueModifier.increase.amount,
    increaseType: valueModifier.increase.type,
    decrease: valueModifier.decrease.amount,
    decreaseType: valueModifier.decrease.type,
    payment: state.payment === null ? null : paymentText(state.payment),
    personType: state.personType,
    ...writeAlong(state),
    ...writeInfo(info),
    ...writeAnswers(info.answersCustomForm),
  });
}

/** A checkout with the answers of a form's fields. What the server has told stays. */
export function fromFields(state: CheckoutState, fields: Fields): CheckoutState {
  const read = readerOf(fields);
  const { text } = read;
  const eventType = text("eventType");
  const personType = text("personType") === "jurídica" ? "jurídica" : "física";
  return {
    ...state,
    // Only budget and order, the two types of a new request, can be swapped. Other checkouts keep the event they were
    // opened with.
    ...(isCheckoutEventType(eventType) && isNew(eventType) && isNew(state.eventType) ? { eventType } : {}),
    activeForm: CHECKOUT_FORMS.find((form) => form === text("activeForm")) ?? state.activeForm,
    requestName: text("requestName"),
    notes: text("notes"),
    purchaseNumber: text("purchaseNumber"),
    checkoutFile: text("checkoutFile") || null,
    files: read.all("file").filter((id) => id !== ""),
    coupon: text("coupon"),
    valueModifier: { increase: readModifier(read, "increase"), decrease: readModifier(read, "decrease") },
    payment: readPayment(text("payment")),
    personType,
    ...readAlong(read),
    additionalInfo: ofPersonType(personType, readInfo(read, state.customForm)),
  };
}

function isNew(eventType: string): boolean {
  return eventType === "budget" || eventType === "order";
}

function writeInfo(info: AdditionalAnswers): Record<string, Written> {
  return {
    shippingDistributor: info.shippingDistributor,
    ...writeAddress("", info.shippingAddress),
    deliveryState: info.deliveryState,
    ruralZone: info.ruralZone,
    truckPossible: info.truckPossible,
    timeRestrictionBoolean: info.timeRestrictionBoolean,
    timeRestriction: info.timeRestriction,
    chargeType: info.chargeType,
    changeInvoice: info.changeInvoice || null,
    userOrCompanyName: info.userOrCompanyName,
    cpf: info.cpf,
    cnpj: info.cnpj,
    rg: info.rg,
    temInscricaoEstadual: info.temInscricaoEstadual,
    ie: info.ie,
    telephone: info.telephone,
    email: info.email,
    sameAddress: info.sameAddress,
    ...writeAddress("invoice.", info.invoiceAddress),
    companyServiceValue: info.companyServiceValue,
    invoiceValue: info.invoiceValue,
  };
}

/** The answers in a form's fields. Answers to questions that no longer apply are left out here. */
function readInfo(read: FieldReader, forms: CheckoutState["customForm"]): AdditionalAnswers {
  const { text, flag } = read;
  const isSent = text("shippingDistributor") !== "FOB";
  const timeRestrictionBoolean = isSent ? flag("timeRestrictionBoolean") : null;
  const changeInvoice = flag("changeInvoice") === true;
  const sameAddress = isSent && changeInvoice ? flag("sameAddress") : null;
  const temInscricaoEstadual = flag("temInscricaoEstadual");
  return {
    shippingDistributor: isSent ? "CIF" : "FOB",
    shippingAddress: addressOrNull(readAddress(read, "")),
    deliveryState: text("deliveryState") || null,
    ruralZone: isSent ? flag("ruralZone") : null,
    truckPossible: isSent ? flag("truckPossible") : null,
    timeRestrictionBoolean,
    timeRestriction: timeRestrictionBoolean === true ? text("timeRestriction") : "",
    chargeType: text("chargeType") === "company" ? "company" : "customer",
    changeInvoice,
    userOrCompanyName: text("userOrCompanyName"),
    cpf: text("cpf"),
    cnpj: text("cnpj"),
    rg: text("rg"),
    temInscricaoEstadual,
    ie: temInscricaoEstadual === true ? text("ie") : "",
    telephone: text("telephone"),
    email: text("email"),
    sameAddress,
    invoiceAddress:
      changeInvoice && sameAddress !== true ? addressOrNull(readAddress(read, "invoice.")) : null,
    companyServiceValue: text("companyServiceValue"),
    invoiceValue: text("invoiceValue"),
    answersCustomForm: readAnswers(read, forms),
  };
}

function readModifier({ text }: FieldReader, side: "increase" | "decrease") {
  const type = text(`${side}Type`) === "fixed" ? ("fixed" as const) : ("percentage" as const);
  return { type, amount: text(side) };
}

/** A payment choice as the value of its radio button. */
export function paymentText({ type, method, condition }: PaymentAnswer): string {
  return [type, method ?? "", condition ?? ""].join(SEPARATOR);
}

function readPayment(text: string): PaymentAnswer | null {
  const [named = "", method = "", condition = ""] = text.split(SEPARATOR);
  const type = PAYMENT_TYPES.find((one: PaymentType) => one === named);
  return type === undefined ? null : { type, method: method || null, condition: condition || null };
}
