import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { hasStateRegistration } from "#domain/validation/has-state-registration.ts";
import { normalizeStateRegistration } from "#domain/validation/state-registration.ts";
import type { CheckoutDelivery } from "./checkout-state.ts";
import { issue, requireAddress, requireText } from "./missing-parts.ts";

type InvoiceSettings = Pick<CheckoutDelivery, "isToGetDeliveryInfo" | "invoiceRestriction">;

/** What the invoice of an order lacks: one document of the billed party, the number of a declared state registration
 *  (inscrição estadual), and a different address if there is one.
 *  @source spec, shipping and invoice answers; delivery settings: invoiceRestriction */
export function findMissingInvoice(info: AdditionalInfo, delivery: InvoiceSettings): FieldIssue[] {
  return [
    ...requireText("additionalInfo.userOrCompanyName", info.userOrCompanyName),
    ...(info.cpf === undefined && info.cnpj === undefined ? [issue("additionalInfo.cpf", "REQUIRED")] : []),
    ...registrationIssues(info),
    ...requireText("additionalInfo.telephone", info.telephone),
    ...requireText("additionalInfo.email", info.email),
    ...invoiceAddressIssues(info, delivery),
  ];
}

function registrationIssues(info: AdditionalInfo): FieldIssue[] {
  if (info.temInscricaoEstadual !== true) return [];
  const field = "additionalInfo.ie";
  if (info.ie.trim() === "") return [issue(field, "REQUIRED")];
  const number = normalizeStateRegistration(info.ie, invoiceStateOf(info));
  return hasStateRegistration(number) ? [] : [issue(field, "INVALID_STATE_REGISTRATION")];
}

function invoiceAddressIssues(info: AdditionalInfo, delivery: InvoiceSettings): FieldIssue[] {
  if (!info.changeInvoice || info.sameAddress === true) return [];
  const field = "additionalInfo.invoiceAddress";
  const missing = requireAddress(field, info.invoiceAddress);
  const sentTo = deliveryStateOf(info, delivery);
  const state = info.invoiceAddress?.state ?? "";
  const isElsewhere = sentTo !== null && state !== "" && state !== sentTo;
  return delivery.invoiceRestriction === "sameState" && isElsewhere
    ? [...missing, issue(`${field}.state`, "INVOICE_OTHER_STATE")]
    : missing;
}

/** State that the goods are delivered to; null for pickup and without a question about it. */
function deliveryStateOf(info: AdditionalInfo, delivery: InvoiceSettings): string | null {
  if (info.shippingDistributor === "FOB" || !delivery.isToGetDeliveryInfo) return null;
  return stateOf(info.shippingAddress) ?? info.deliveryState;
}

/** State of the billed party, for its state registration; null if unknown. */
function invoiceStateOf(info: AdditionalInfo): string | null {
  const own = info.changeInvoice && info.sameAddress !== true ? info.invoiceAddress : null;
  return stateOf(own ?? info.shippingAddress);
}

function stateOf(address: AdditionalInfo["shippingAddress"]): string | null {
  return address === null || address.state === "" ? null : address.state;
}
