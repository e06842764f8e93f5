import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { DeliverySettings } from "#domain/settings/delivery-settings-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
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
    checkoutFile?: string | null;
  };
  delivery: AskingSettings;
  /** Whether the document that the checkout asks for must be there. */
  isFileRequired?: boolean;
}

/** What is missing of a request before it can be saved, by the field of the call that creates it: a budget needs
 *  nothing but its name, which its schema asks for; an order everything that the distributor asks. Its own forms have
 *  rules of their own (`faultsOfForms`).
 *  @source spec, checkout state, delivery settings; house: docs/decisions */
export function findMissing({ input, delivery, isFileRequired = false }: Saving): FieldIssue[] {
  const { type, additionalInfo, checkoutFile = null } = input;
  if (type === "budget") return [];
  return [
    ...findMissingDelivery(additionalInfo, delivery),
    ...findMissingInvoice(additionalInfo, delivery),
    ...(isFileRequired && checkoutFile === null ? [issue("checkoutFile", "REQUIRED")] : []),
  ];
}
