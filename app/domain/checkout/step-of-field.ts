import { NO_ADDRESS } from "./checkout-state.ts";
import { GROUPS } from "./field-groups.ts";

/** Steps of the checkout that fold to a line when they are complete, in the order of its page. The last one holds
 *  everything optional: extra items and services, files and notes. */
export const FOLDING_STEPS = ["invoice", "delivery", "payment", "lastStep"] as const;
export type FoldingStep = (typeof FOLDING_STEPS)[number];

const INVOICE_ADDRESS = "invoice.";

const FIELDS: Readonly<Record<FoldingStep, readonly string[]>> = {
  invoice: [
    ...["chargeType", "personType", "userOrCompanyName", "cpf", "cnpj", "rg", "temInscricaoEstadual", "ie"],
    ...["telephone", "email", "changeInvoice", "sameAddress"],
  ],
  delivery: [
    ...["shippingDistributor", "deliveryState", "ruralZone", "truckPossible", "timeRestrictionBoolean"],
    ...["timeRestriction", ...Object.keys(NO_ADDRESS)],
  ],
  payment: [
    ...["payment", "coupon", "increase", "increaseType", "decrease", "decreaseType"],
    ...["companyServiceValue", "invoiceValue"],
  ],
  lastStep: ["purchaseNumber", "notes", "checkoutFile", "file"],
};

const ALONG = [GROUPS.extra, GROUPS.extraAmount, GROUPS.service];

/** The folding step of a field of the page's form; null for a field that is always in sight. */
export function stepOfField(name: string): FoldingStep | null {
  if (name.startsWith(INVOICE_ADDRESS)) return "invoice";
  if (ALONG.some((group) => name.startsWith(group))) return "lastStep";
  return FOLDING_STEPS.find((step) => FIELDS[step].includes(name)) ?? null;
}
