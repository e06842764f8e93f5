import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { DeliverySettings } from "#domain/settings/delivery-settings-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { findMissingDelivery } from "./missing-delivery.ts";
import { findMissingInvoice } from "./missing-invoice.ts";
import { issue } from "./missing-parts.ts";

/** Settings that decide which answers are required. */
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
  /** Whether the checkout's document is required. */
  isFileRequired?: boolean;
}

/** What a request lacks before it can be saved, by field of the call. A budget needs only its name, which its schema
 *  checks; an order needs everything that the distributor requires. Custom forms are checked by `faultsOfForms`.
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
