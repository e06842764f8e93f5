import type { BilledText, CheckoutEvent } from "./checkout-event.ts";
import { type AddressText, type CheckoutState, NO_ADDRESS } from "./checkout-state.ts";
import { GROUPS } from "./field-groups.ts";

const BILLED: readonly BilledText[] = ["userOrCompanyName", "cpf", "cnpj", "rg", "ie", "telephone", "email"];
const INVOICE = "invoice.";
const ADDRESS_PARTS = Object.keys(NO_ADDRESS);

/** The event of a changed field of the page's form; null for a field without one. Of an address only the changed field
 *  is taken: the form may not show yet what a postal code has filled in.
 *  @param typed - the checkout from the form's current fields (`fromFields`) */
export function eventOfField(
  name: string,
  { before, typed }: Record<"before" | "typed", CheckoutState>,
): CheckoutEvent | null {
  const { additionalInfo: info, valueModifier } = typed;
  const billed = BILLED.find((field) => field === name);
  if (billed !== undefined) return { type: "billed", field: billed, value: info[billed] };
  if (ADDRESS_PARTS.includes(name)) {
    return { type: "shippingAddress", value: addressWith(name, "shippingAddress", { before, typed }) };
  }
  if (name.startsWith(INVOICE)) {
    const part = name.slice(INVOICE.length);
    return { type: "invoiceAddress", value: addressWith(part, "invoiceAddress", { before, typed }) };
  }
  if (name.startsWith(GROUPS.answer)) return answered(name, typed);
  if (name.startsWith(GROUPS.service)) return { type: "serviceItems", value: typed.serviceItems };
  if (name.startsWith(GROUPS.extra) || name.startsWith(GROUPS.extraAmount)) {
    return { type: "extraItems", value: typed.extraItems };
  }
  switch (name) {
    case "increase":
    case "increaseType":
      return { type: "valueModifier", side: "increase", value: valueModifier.increase };
    case "decrease":
    case "decreaseType":
      return { type: "valueModifier", side: "decrease", value: valueModifier.decrease };
    case "requestName":
    case "notes":
    case "purchaseNumber":
    case "coupon":
      return { type: name, value: typed[name] };
    case "checkoutFile":
      return { type: name, value: typed.checkoutFile };
    case "file":
      return { type: "files", value: typed.files };
    case "payment":
      return { type: name, value: typed.payment };
    case "personType":
      return { type: name, value: typed.personType };
    default:
      return infoEvent(name, info);
  }
}

function addressWith(
  part: string,
  of: "shippingAddress" | "invoiceAddress",
  { before, typed }: Record<"before" | "typed", CheckoutState>,
): AddressText {
  const changed = typed.additionalInfo[of] ?? NO_ADDRESS;
  return { ...(before.additionalInfo[of] ?? NO_ADDRESS), [part]: changed[part as keyof AddressText] };
}

function infoEvent(name: string, info: CheckoutState["additionalInfo"]): CheckoutEvent | null {
  switch (name) {
    case "shippingDistributor":
      return { type: name, value: info.shippingDistributor };
    case "deliveryState":
      return { type: name, value: info.deliveryState };
    case "ruralZone":
    case "truckPossible":
    case "timeRestrictionBoolean":
    case "sameAddress":
      return { type: name, value: info[name] };
    case "temInscricaoEstadual":
      return { type: name, value: info.temInscricaoEstadual };
    case "timeRestriction":
    case "companyServiceValue":
    case "invoiceValue":
      return { type: name, value: info[name] };
    case "chargeType":
      return { type: name, value: info.chargeType };
    case "changeInvoice":
      return { type: name, value: info.changeInvoice };
    default:
      return null;
  }
}

function answered(name: string, { additionalInfo, customForm }: CheckoutState): CheckoutEvent | null {
  const form = customForm.find(({ id }) => name.startsWith(`${GROUPS.answer}${id}.`));
  if (form === undefined) return null;
  const given = additionalInfo.answersCustomForm.find((one) => one.customForm === form.id);
  return { type: "answersCustomForm", value: given ?? { customForm: form.id, answers: {} } };
}
