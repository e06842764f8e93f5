import type { AdditionalInfo } from "./additional-info-schema.ts";
import { copyRequest } from "./copy-request.ts";
import type { FormAnswers } from "./create-request-schema.ts";
import type { RequestContent } from "./request-content-schema.ts";
import type { SaleChoices } from "./sale-choices-schema.ts";

/** The answers of a request's checkout. */
export interface CheckoutValues {
  name: string;
  additionalInfo: AdditionalInfo;
  choices: SaleChoices;
  customForms: FormAnswers[];
  notes: string;
  checkoutFile: string | null;
}

/** The checkout answers of a saved request. */
export function checkoutValuesOf(content: RequestContent): CheckoutValues {
  const { name, notes, checkoutFile, customForms } = content;
  return {
    ...{ name, notes, checkoutFile },
    additionalInfo: additionalInfoOf(content),
    choices: choicesOf(content),
    customForms: customForms.map(({ customForm, answers }) => ({
      customForm,
      answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])),
    })),
  };
}

/** The checkout answers for a copy: without delivery, prices and documents, which are the copy's own.
 *  @source spec, duplicate budget: shipping data is cleared */
export function checkoutValuesOfCopy(content: RequestContent): CheckoutValues {
  const values = checkoutValuesOf(content);
  const coupon = values.choices.coupon ?? null;
  const {
    id: _id,
    isCopy: _isCopy,
    coupon: _coupon,
    ...choices
  } = copyRequest({ ...values.choices, coupon, id: null, isCopy: false });
  return {
    ...values,
    checkoutFile: null,
    additionalInfo: { ...values.additionalInfo, ...NO_SHIPPING },
    choices,
  };
}

const NO_SHIPPING = {
  shippingDistributor: "CIF",
  shippingAddress: null,
  deliveryState: null,
  timeRestrictionBoolean: null,
  timeRestriction: "",
  ruralZone: null,
  truckPossible: null,
  sameAddress: null,
} as const satisfies Partial<AdditionalInfo>;

function additionalInfoOf({ customer, delivery }: RequestContent): AdditionalInfo {
  const { userOrCompanyName, rg, temInscricaoEstadual, ie, changeInvoice, sameAddress, invoiceAddress } =
    customer;
  const { shippingType, address, deliveryState, timeRestrictionBoolean, timeRestriction } = delivery;
  const isSent = shippingType === "CIF";
  return {
    ...{ userOrCompanyName, rg, temInscricaoEstadual, ie, changeInvoice, sameAddress, invoiceAddress },
    ...(customer.cpf === null ? {} : { cpf: customer.cpf }),
    ...(customer.cnpj === null ? {} : { cnpj: customer.cnpj }),
    ...(customer.email === "" ? {} : { email: customer.email }),
    ...(customer.telephone === "" ? {} : { telephone: customer.telephone }),
    shippingDistributor: shippingType,
    shippingAddress: address,
    ...{ deliveryState, timeRestrictionBoolean, timeRestriction },
    ruralZone: isSent ? delivery.zoneType === "rural" : null,
    truckPossible: isSent ? delivery.truckAccess : null,
  };
}

function choicesOf({
  extraItems,
  services,
  valueModifier,
  coupon,
  customer: { chargeType },
  invoice,
  payment: { type, methodId: method, condition },
}: RequestContent): SaleChoices {
  const { editable, companyServiceCents, invoiceCents } = invoice;
  return {
    extraItems: extraItems.map(({ id, amount }) => ({ id, amount })),
    serviceItems: services.map(({ id, amount }) => ({ id, amount })),
    ...{ valueModifier, chargeType },
    ...(coupon === null ? {} : { coupon: coupon.code }),
    ...(editable === "service" ? { companyServiceCents } : {}),
    ...(editable === "total" && invoiceCents !== null ? { invoiceCents } : {}),
    payment: { type, method, condition: condition?.id ?? null },
  };
}
