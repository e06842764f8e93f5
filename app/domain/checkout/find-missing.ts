import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutDelivery } from "./checkout-state.ts";
import { findMissingAnswers, type AskedForm, type GivenAnswers } from "./missing-answers.ts";
import { findMissingDelivery } from "./missing-delivery.ts";
import { findMissingInvoice } from "./missing-invoice.ts";
import { issue } from "./missing-parts.ts";

export interface Saving {
  type: "budget" | "order";
  additionalInfo: AdditionalInfo;
  delivery: CheckoutDelivery;
  /** The distributor's own forms that are asked for this purchase, and what was answered. */
  forms?: readonly AskedForm[];
  answers?: readonly GivenAnswers[];
  /** The document that the checkout asks for. */
  checkoutFile?: { isRequired: boolean; id: string | null };
}

/** What is missing of a request before it can be saved, by the field of the call that creates it: a budget needs
 *  nothing but its name, which its schema asks for; an order everything that the distributor asks.
 *  @source spec, checkout state, delivery settings, custom forms by step; house: docs/decisions.md */
export function findMissing({
  type,
  additionalInfo,
  delivery,
  forms,
  answers,
  checkoutFile,
}: Saving): FieldIssue[] {
  if (type === "budget") return [];
  return [
    ...findMissingDelivery(additionalInfo, delivery),
    ...findMissingInvoice(additionalInfo, delivery),
    ...findMissingAnswers(forms ?? [], answers ?? []),
    ...(checkoutFile?.isRequired === true && checkoutFile.id === null
      ? [issue("checkoutFile", "REQUIRED")]
      : []),
  ];
}
