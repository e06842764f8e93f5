import * as z from "zod";
import { EXPORT_FORMATS } from "#domain/files/sheet-file.ts";
import { CHARGE_METHODS, PAYMENT_PROVIDERS } from "#domain/settings/charge-methods.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { filterOf, readListQuery } from "#domain/shared/list-query.ts";
import { CHARGE_FILTERS, CHARGE_STATUSES } from "./ledger.ts";

/** Default number of charges on a page. */
export const PAYMENT_PAGE_SIZE = 25;

const day = filterOf(DaySchema);

/** Query of the list of charges. Days are of the distributor's time zone, both included. */
export const PaymentListQuerySchema = z.strictObject({
  /** Part of the code, of the name or of the customer's name of an order, or of the company's name or CNPJ. */
  search: filterOf(z.string().trim().max(80)),
  status: filterOf(z.enum(CHARGE_FILTERS)),
  method: filterOf(z.enum(CHARGE_METHODS)),
  provider: filterOf(z.enum(PAYMENT_PROVIDERS)),
  /** Days of creation. */
  from: day,
  until: day,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(PAYMENT_PAGE_SIZE),
  /** By creation; with a minus in front, the newest first. */
  sort: z.enum(["createdAt", "-createdAt"]).default("-createdAt"),
});

/** Charges of a list, without its page, and the format of the file. */
export const PaymentExportQuerySchema = PaymentListQuerySchema.omit({ page: true, pageSize: true })
  .extend({ format: z.enum(EXPORT_FORMATS).default("xlsx") })
  .strict();

/** Charges as a list answers them. */
export const PaymentListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      /** Id, code and name of its order. */
      requestId: z.string(),
      code: z.string(),
      name: z.string(),
      customerName: z.string().nullable(),
      integratorName: z.string(),
      method: z.enum(CHARGE_METHODS),
      provider: z.string(),
      status: z.enum(CHARGE_STATUSES),
      /** Null for people who may not see prices, as what is held. */
      amountCents: z.int().nullable(),
      /** Paid, less what was sent or taken back. */
      heldCents: z.int().nullable(),
      createdAt: z.string(),
      expiresAt: z.string(),
      paidAt: z.string().nullable(),
      /** Whether it can be paid now on its order's page. */
      isPayable: z.boolean(),
    }),
  ),
  /** Of all that the filters find: their number, what they asked for, and what is held of it, where the person sees it;
   *  null without any price. */
  totalItems: z.int(),
  askedCents: z.int().nullable(),
  heldCents: z.int().nullable(),
});

export type PaymentListQuery = z.output<typeof PaymentListQuerySchema>;
export type PaymentExportQuery = z.output<typeof PaymentExportQuerySchema>;
export type PaymentList = z.infer<typeof PaymentListSchema>;

/** Reads the query of an address, for a page. Invalid and unknown fields are ignored. */
export function readPaymentListQuery(params: { get(name: string): string | null }): PaymentListQuery {
  return readListQuery(PaymentListQuerySchema, params);
}
