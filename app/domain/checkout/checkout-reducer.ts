import { CHECKOUT_EVENT_RULES } from "./checkout-event-type.ts";
import type { AnswerEvent, BilledText, CheckoutEvent } from "./checkout-event.ts";
import {
  type AdditionalAnswers,
  addressOrNull,
  type CheckoutState,
  type CustomFormAnswers,
  type ShippingType,
} from "./checkout-state.ts";
import { chargeTo, ofPersonType } from "./invoice-answers.ts";

/** The checkout after an event. Answers to questions that no longer apply are dropped.
 *  @source spec, shipping and invoice answers; checkout event types */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case "eventType":
      return CHECKOUT_EVENT_RULES[state.eventType].isFrozen ? state : { ...state, eventType: event.value };
    case "activeForm":
    case "requestName":
    case "notes":
    case "purchaseNumber":
    case "coupon":
    case "checkoutFile":
    case "files":
    case "payment":
    case "chosenDistributionCenter":
      return { ...state, [event.type]: event.value };
    case "extraItems":
    case "serviceItems":
      return { ...state, [event.type]: event.value, isFreightOutdated: true };
    case "valueModifier":
      return { ...state, valueModifier: { ...state.valueModifier, [event.side]: event.value } };
    case "chargeType":
      return { ...state, ...chargeTo(event.value, state.additionalInfo, state) };
    case "personType":
      return {
        ...state,
        personType: event.value,
        additionalInfo: ofPersonType(event.value, state.additionalInfo),
      };
    case "billed":
      return isAsked(state, event.field) ? withAnswers(state, { [event.field]: event.value }) : state;
    case "temInscricaoEstadual":
      if (state.personType !== "jurídica") return state;
      return withAnswers(state, {
        temInscricaoEstadual: event.value,
        ...(event.value === true ? {} : { ie: "" }),
      });
    case "freightTold":
      return { ...state, isFreightOutdated: false };
    case "summary":
      return toldSummary(state, event);
    case "save":
      return state;
    default:
      return withAnswers(state, answersAfter(state.additionalInfo, event));
  }
}

/** The changes by an answer about delivery or invoice, including the answers that it clears. */
function answersAfter(answers: AdditionalAnswers, event: AnswerEvent): Partial<AdditionalAnswers> {
  const isSent = answers.shippingDistributor === "CIF";
  switch (event.type) {
    case "shippingDistributor":
      return shippedBy(event.value, answers);
    case "shippingAddress":
      return { shippingAddress: addressOrNull(event.value) };
    case "deliveryState":
      return { deliveryState: event.value === "" ? null : event.value };
    case "companyServiceValue":
    case "invoiceValue":
      return { [event.type]: event.value };
    case "ruralZone":
    case "truckPossible":
      return isSent ? { [event.type]: event.value } : {};
    case "timeRestrictionBoolean":
      return isSent && event.value !== answers.timeRestrictionBoolean
        ? { timeRestrictionBoolean: event.value, timeRestriction: "" }
        : {};
    case "timeRestriction":
      return answers.timeRestrictionBoolean === true ? { timeRestriction: event.value } : {};
    case "changeInvoice":
      return event.value
        ? { changeInvoice: true }
        : { changeInvoice: false, sameAddress: null, invoiceAddress: null };
    case "sameAddress":
      if (!isSent || !answers.changeInvoice) return {};
      return { sameAddress: event.value, ...(event.value === true ? { invoiceAddress: null } : {}) };
    case "invoiceAddress":
      return answers.changeInvoice && answers.sameAddress !== true
        ? { invoiceAddress: addressOrNull(event.value) }
        : {};
    case "answersCustomForm":
      return { answersCustomForm: withForm(answers.answersCustomForm, event.value) };
  }
}

/** Sets the shipping type. Either way the answers about a delivery are unset until the person gives them again.
 *  @source spec, shipping and invoice answers: FOB clears, CIF resets to unset */
function shippedBy(
  shippingDistributor: ShippingType,
  answers: AdditionalAnswers,
): Partial<AdditionalAnswers> {
  if (shippingDistributor === answers.shippingDistributor) return {};
  return {
    shippingDistributor,
    timeRestrictionBoolean: null,
    timeRestriction: "",
    sameAddress: null,
    truckPossible: null,
    ruralZone: null,
  };
}

/** The answers with those of one form replaced. Blank answers are left out. */
function withForm(
  forms: readonly CustomFormAnswers[],
  { customForm, answers }: CustomFormAnswers,
): CustomFormAnswers[] {
  const others = forms.filter((form) => form.customForm !== customForm);
  const given = Object.entries(answers).filter(
    ([, answer]) => typeof answer === "boolean" || answer.length > 0,
  );
  return given.length === 0 ? others : [...others, { customForm, answers: Object.fromEntries(given) }];
}

/** The checkout with the server's summary. A budget that becomes an order keeps its own.
 *  @source spec, recalculation triggers: budget-to-order */
function toldSummary(
  state: CheckoutState,
  { sale, payments }: Extract<CheckoutEvent, { type: "summary" }>,
): CheckoutState {
  const isKept = !CHECKOUT_EVENT_RULES[state.eventType].followsAnswers && state.precificationSummary !== null;
  return { ...state, paymentMethods: payments, ...(isKept ? {} : { precificationSummary: sale }) };
}

/** Whether the field applies to this type of person. */
function isAsked({ personType, additionalInfo }: CheckoutState, field: BilledText): boolean {
  if (field === "cpf" || field === "rg") return personType === "física";
  if (field === "cnpj") return personType === "jurídica";
  return field !== "ie" || additionalInfo.temInscricaoEstadual === true;
}

function withAnswers(state: CheckoutState, answers: Partial<AdditionalAnswers>): CheckoutState {
  return { ...state, additionalInfo: { ...state.additionalInfo, ...answers } };
}
