import * as z from "zod";
import { CHARGE_METHODS, PAYMENT_PROVIDERS } from "./charge-methods.ts";
import { pixKeyKind } from "#domain/validation/pix-key.ts";
import { DeliverySettingsSchema } from "./delivery-settings-schema.ts";
import { DocumentTemplateSchema } from "./document-template-schema.ts";
import {
  ElectricalSettingsSchema,
  KitSettingsSchema,
  MountKitSettingsSchema,
  MountKitStepsSchema,
} from "./kit-settings-schema.ts";
import { MessageSettingsSchema, ObservationSettingsSchema } from "./message-settings-schema.ts";
import { PriceDisplaySettingsSchema, PriceRulesSettingsSchema } from "./price-settings-schema.ts";
import { RequestSettingsSchema } from "./request-settings-schema.ts";
import { RestrictOptionsSchema } from "./restrict-options-schema.ts";

/** Settings of a distributor, with the defaults of all numbers that it may change. */
export const SettingsSchema = z.object({
  timeZone: z.string().default("America/Sao_Paulo"),
  /** Bars integrators and, with `actived`, staff with a listed role. */
  maintenance: z.boolean().default(false),
  maintenanceStaff: z
    .object({ actived: z.boolean().default(false), rolesIds: z.array(z.string()).default([]) })
    .prefault({}),
  /** Number of rooms of the live channel; one is enough for about 10,000 connections. */
  live: z.object({ rooms: z.int().min(1).max(64).default(1) }).prefault({}),
  /** External shop with single sign-on: its address, and the secret for signing tokens. */
  singleSignOn: z.object({ url: z.url().optional(), secret: z.string().default("") }).prefault({}),
  /** The integrators' menu with the distributor's order and titles, including values that would be refused as input
   *  today; empty for the default. */
  integratorSideBar: z.array(z.object({ name: z.string(), title: z.string().default("") })).default([]),
  distribution: z.object({ exclusivity: z.boolean().default(false) }).prefault({}),
  kits: KitSettingsSchema.prefault({}),
  mountKit: MountKitSettingsSchema.prefault({}),
  stepsMountKit: MountKitStepsSchema,
  electrical: ElectricalSettingsSchema.prefault({}),
  priceDisplay: PriceDisplaySettingsSchema.prefault({}),
  prices: PriceRulesSettingsSchema.prefault({}),
  restrictOptions: RestrictOptionsSchema.prefault({}),
  requests: RequestSettingsSchema.prefault({}),
  observations: ObservationSettingsSchema.prefault({}),
  messages: MessageSettingsSchema.prefault({}),
  /** How the documents of budgets and of orders look. */
  budgetTemplate: DocumentTemplateSchema.prefault({}),
  orderTemplate: DocumentTemplateSchema.prefault({}),
  delivery: DeliverySettingsSchema.prefault({}),
  payments: z
    .object({
      provider: z.enum(PAYMENT_PROVIDERS).default("sandbox"),
      /** Keys of Mercado Pago, sealed, and the ends by which people know them. */
      mercadoPago: z
        .object({
          sealedKeys: z.string().default(""),
          accessTokenEnd: z.string().max(4).default(""),
          webhookSecretEnd: z.string().max(4).default(""),
          /** Until when the secret of before is still accepted; empty without one. */
          formerSecretUntil: z.string().default(""),
        })
        .prefault({}),
      /** In the form of a Pix code. An invalid key counts as none, so that no invalid code is shown and the other
       *  settings stay usable. */
      pixKey: z
        .string()
        .refine((key) => key === "" || pixKeyKind(key) !== null)
        .default("")
        .catch(""),
      receiverName: z.string().default(""),
      receiverCity: z.string().default(""),
      chargeTtlMinutes: z.int().min(5).default(30),
      /** What the provider charges by; other methods are charged outside of the portal. */
      methods: z.array(z.enum(CHARGE_METHODS)).default(["pix"]),
      /** Business days until a boleto is due. */
      boletoDays: z.int().min(1).max(60).default(3),
      /** Whether who has paid gets the receipt by e-mail. */
      sendsReceipts: z.boolean().default(true),
      /** Whether cards are stopped for an order once banks refused too many. */
      stopsCards: z.boolean().default(true),
      /** Reminders of unpaid orders to their payers: days before the last day of a charge, and after it. */
      reminders: z
        .object({
          active: z.boolean().default(false),
          beforeDays: z.array(z.int()).default([2]),
          afterDays: z.array(z.int()).default([1, 5]),
        })
        .prefault({}),
      /** Whether an order whose last charge has ended unpaid has its payment called off, so many days after that. */
      callOff: z
        .object({ active: z.boolean().default(false), days: z.int().min(0).max(60).default(3) })
        .prefault({}),
      /** Whether the sandbox behaves as a provider that does not answer. */
      sandboxIsDown: z.boolean().default(false),
      /** Payments arranged outside the portal: whether the payer's page tells how they are paid and takes the proof,
       *  what it tells, and the sentence to agree to, which may be empty. */
      notIntegrated: z
        .object({
          paymentDetailsEnable: z.boolean().default(false),
          instructions: z.string().default(""),
          agreementTermsConfirmationText: z.string().default(""),
        })
        .prefault({}),
    })
    .prefault({}),
});

export type Settings = z.infer<typeof SettingsSchema>;
