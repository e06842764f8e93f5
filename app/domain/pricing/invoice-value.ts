import type { Cents } from "#domain/shared/money.ts";

/** Which number of the customer's invoice the integrator may type: none, the whole value, or the integrator's own
 *  service.
 *  @source decision on `editableInvoce` */
export type EditableInvoice = "none" | "total" | "service";

/** What the integrator typed. Fields that `editable` does not allow are ignored. */
export interface InvoiceChoice {
  editable: EditableInvoice;
  /** The integrator's own service, added to the total that the customer pays. */
  companyServiceCents: Cents;
  /** The whole invoice; null when the integrator typed none. */
  invoiceCents: Cents | null;
}

/** The choice of an integrator who typed nothing: the invoice is the total. */
export const PLAIN_INVOICE: InvoiceChoice = { editable: "none", companyServiceCents: 0, invoiceCents: null };

/** The invoice's value and the integrator's service in it: total plus service, never below the total.
 *  @example invoiceValue(100_000, { editable: "total", companyServiceCents: 0, invoiceCents: 130_000 })
 *    // { invoiceCents: 130_000, companyServiceCents: 30_000 } */
export function invoiceValue(
  totalCents: Cents,
  { editable, companyServiceCents, invoiceCents }: InvoiceChoice,
): { invoiceCents: Cents; companyServiceCents: Cents } {
  const service =
    editable === "none"
      ? 0
      : editable === "total" && invoiceCents !== null
        ? invoiceCents - totalCents
        : companyServiceCents;
  const counted = Math.max(0, service);
  return { invoiceCents: totalCents + counted, companyServiceCents: counted };
}
