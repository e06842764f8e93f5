import type { Cents } from "#domain/shared/money.ts";

/** Which number of its customer's invoice the integrator may type: none, the whole value, or its own service.
 *  @source decision on `editableInvoce` */
export type EditableInvoice = "none" | "total" | "service";

/** What the integrator typed; what it may not type does not count. */
export interface InvoiceChoice {
  editable: EditableInvoice;
  /** The integrator's own service, on top of the total for its customer. */
  companyServiceCents: Cents;
  /** The whole value, when typed. */
  invoiceCents: Cents | null;
}

/** Nothing typed: the invoice is the total. */
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
