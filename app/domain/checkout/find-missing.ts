import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { DeliverySettings } from "#domain/settings/delivery-settings-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CustomFormAnswers } from "./checkout-state.ts";
import { type AskedForm, findMissingAnswers } from "./missing-answers.ts";
import { findMissingDelivery } from "./missing-delivery.ts";
import { findMissingInvoice } from "./missing-invoice.ts";
import { issue } from "./missing-parts.ts";

/** Settings that say what is asked. */
export type AskingSettings = Pick<
  DeliverySettings,
  "isToGetDeliveryInfo" | "onlyGetCityAndState" | "invoiceRestriction"
>;

export interface Saving {
  input: {
    type: "budget" | "order";
    additionalInfo: AdditionalInfo;
    customForms?: readonly CustomFormAnswers[];
    checkoutFile?: string | null;
  };
  delivery: AskingSettings;
  /** The distributor's own forms that are asked for this purchase. */
  forms?: readonly AskedForm[];
  /** Whether the document that the checkout asks for must be there. */
  isFileRequired?: boolean;
}

/** What is missing of a request before it can be saved, by the field of the call that creates it: a budget needs
 *  nothing but its name, which its schema asks for; an order everything that the distributor asks.
 *  @source spec, checkout state, delivery settings, custom forms by step; house: docs/decisions.md */
export function findMissing({ input, delivery, forms = [], isFileRequired = false }: Saving): FieldIssue[] {
  const { type, additionalInfo, customForms = [], checkoutFile = null } = input;
  if (type === "budget") return [];
  return [
    ...findMissingDelivery(additionalInfo, delivery),
    ...findMissingInvoice(additionalInfo, delivery),
    ...findMissingAnswers(forms, customForms),
    ...(isFileRequired && checkoutFile === null ? [issue("checkoutFile", "REQUIRED")] : []),
  ];
}
