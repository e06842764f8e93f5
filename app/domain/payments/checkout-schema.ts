import { z } from "zod";

const PaymentStatusSchema = z.enum(["notRequested", "requested", "received", "cancelled"]);

/** What a payer sees of an order: items, totals and the payer's first name only. */
export const OrderDetailsSchema = z.object({
  id: z.string(),
  code: z.string(),
  distributorName: z.string(),
  payerFirstName: z.string(),
  items: z.array(z.object({ name: z.string(), amount: z.int(), totalCents: z.int() })),
  itemsCents: z.int(),
  freightCents: z.int(),
  /** Discounts, coupon and payment condition in one; negative for what they take off. */
  adjustmentCents: z.int().default(0),
  totalCents: z.int(),
  /** Ways to pay here; none where the distributor charges for the order outside of this page. */
  methods: z.array(z.enum(["pix"])),
  /** Way to pay that was chosen, with its condition; empty where there was nothing to choose. */
  paymentName: z.string().default(""),
});

const PixChargeSchema = z.object({
  id: z.string(),
  status: z.enum(["pending", "paid", "expired"]),
  amountCents: z.int(),
  brCode: z.string(),
  expiresAt: z.string(),
});

/** State of an order's payment as the payer's page asks for it. `sandbox` says that payment can be simulated. */
export const OrderPaymentSchema = z.object({
  paymentStatus: PaymentStatusSchema,
  charge: PixChargeSchema.nullable(),
  paidAt: z.string().nullable(),
  serverTime: z.string(),
  sandbox: z.boolean(),
});

export const OrderStatusQuerySchema = z
  .object({
    paymentMethod: z
      .enum(["credit", "credito", "debito", "pix", "boleto", "financiamento", "other"])
      .default("credito"),
    ifExpiredGenerateNew: z.stringbool().default(false),
    browser: z.string().max(8192).optional(),
  })
  .strict();

export const CreatePaymentSchema = z.object({ method: z.enum(["pix"]) }).strict();

export type OrderDetails = z.infer<typeof OrderDetailsSchema>;
export type PixCharge = z.infer<typeof PixChargeSchema>;
export type OrderPayment = z.infer<typeof OrderPaymentSchema>;
