import * as z from "zod";
import { CARD_METHODS, CHARGE_METHODS } from "#domain/settings/charge-methods.ts";
import { PayerTermsSchema } from "#domain/terms/payer-terms-schema.ts";
import { CHARGE_STATUSES } from "./ledger.ts";

const PaymentStatusSchema = z.enum(["notRequested", "requested", "received", "cancelled"]);

/** What a payer sees of an order: items, totals and the payer's first name only. */
export const OrderDetailsSchema = z.object({
  id: z.string(),
  code: z.string(),
  /** The version that it shows. */
  version: z.int(),
  distributorName: z.string(),
  payerFirstName: z.string(),
  items: z.array(z.object({ name: z.string(), amount: z.int(), totalCents: z.int() })),
  itemsCents: z.int(),
  freightCents: z.int(),
  /** Sum of discounts, coupon and payment condition; negative for a reduction. */
  adjustmentCents: z.int().default(0),
  /** Taken off by cancellations and returns. */
  returnedCents: z.int().default(0),
  /** What is left to pay of the order, or was paid. */
  totalCents: z.int(),
  /** Methods for paying on this page; empty if the distributor charges outside the portal. */
  methods: z.array(z.enum(CHARGE_METHODS)),
  /** What is paid at once by Pix, before the rest; 0 for an order that is paid in one. */
  downPaymentCents: z.int().default(0),
  /** Chosen payment method and condition; empty if there was no choice. */
  paymentName: z.string().default(""),
  /** Installments of a credit card; null where it is paid at once. */
  cardPlan: z
    .object({
      count: z.int(),
      eachCents: z.int(),
      /** What they cost over paying at once, a year, as a percentage; null for nothing. */
      annualCostPct: z.string().nullable(),
    })
    .nullable()
    .default(null),
  /** What its payer has asked for of an order whose financing can be asked for, with null before; null for others. */
  financing: z
    .object({ months: z.int().nullable(), askedAt: z.string().nullable() })
    .nullable()
    .default(null),
  /** How it is paid outside of the portal, where its distributor tells; null for others. */
  elsewhere: z
    .object({
      instructions: z.string(),
      /** The sentence to agree to with a proof; empty for none. */
      agreementText: z.string(),
      /** When the newest proof came; null before the first. */
      proofSentAt: z.string().nullable(),
    })
    .nullable()
    .default(null),
});

const charge = {
  id: z.string(),
  status: z.enum(CHARGE_STATUSES),
  amountCents: z.int(),
  expiresAt: z.string(),
};

const ChargeSchema = z.discriminatedUnion("method", [
  /** `qr` is the code as it is scanned (`qrRows`). */
  z.object({ ...charge, method: z.literal("pix"), brCode: z.string(), qr: z.string() }),
  z.object({ ...charge, method: z.enum(CARD_METHODS), url: z.string() }),
  z.object({
    ...{ ...charge, method: z.literal("boleto") },
    ...{ line: z.string(), barcode: z.string(), dueDate: z.string() },
  }),
]);

/** Payment state of an order on the payer's page. `sandbox` means that a payment can be simulated. */
export const OrderPaymentSchema = z.object({
  paymentStatus: PaymentStatusSchema,
  charge: ChargeSchema.nullable(),
  /** What is charged next, of an order that is paid in parts or of which a part was paid. */
  next: z
    .object({
      part: z.enum(["downPayment", "rest"]),
      method: z.enum(CHARGE_METHODS),
      amountCents: z.int(),
    })
    .nullable()
    .default(null),
  /** What came for an order that is paid, as far as it counts; null for others. */
  receivedCents: z.int().nullable().default(null),
  paidAt: z.string().nullable(),
  serverTime: z.string(),
  sandbox: z.boolean(),
});

/** All that a checkout begins with. */
export const PayerCheckoutSchema = z.object({
  order: OrderDetailsSchema,
  payment: OrderPaymentSchema,
  /** Null where the distributor has no payment terms. */
  terms: PayerTermsSchema.nullable(),
});

export const OrderStatusQuerySchema = z.strictObject({
  paymentMethod: z
    .enum(["credit", "credito", "debito", "pix", "boleto", "financiamento", "other"])
    .default("credito"),
  ifExpiredGenerateNew: z.stringbool().default(false),
  browser: z.string().max(8192).optional(),
});

/** What a payer saw of an order: another one is not charged. */
const SeenOrderSchema = z.strictObject({ version: z.int(), totalCents: z.int() });

export const CreatePaymentSchema = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  seen: SeenOrderSchema.optional(),
});

export type SeenOrder = z.infer<typeof SeenOrderSchema>;
export type OrderDetails = z.infer<typeof OrderDetailsSchema>;
export type PayerCharge = z.infer<typeof ChargeSchema>;
export type PayerCheckout = z.infer<typeof PayerCheckoutSchema>;
export type OrderPayment = z.infer<typeof OrderPaymentSchema>;
