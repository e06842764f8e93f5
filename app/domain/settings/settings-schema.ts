import { z } from "zod";
import { pixKeyKind } from "#domain/validation/pix-key.ts";
import { DeliverySettingsSchema } from "./delivery-settings-schema.ts";
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

/** Settings of a distributor. Every number that a distributor may change lives here, with its default. */
export const SettingsSchema = z.object({
  timeZone: z.string().default("America/Sao_Paulo"),
  /** Keeps integrators out, and the staff whose role is listed while `actived`. */
  maintenance: z.boolean().default(false),
  maintenanceStaff: z
    .object({ actived: z.boolean().default(false), rolesIds: z.array(z.string()).default([]) })
    .prefault({}),
  /** Rooms that the live channel is spread over; one is enough for about 10,000 connections. */
  live: z.object({ rooms: z.int().min(1).max(64).default(1) }).prefault({}),
  /** Outside shop that people are signed in to: its address, and the secret that signs their tokens. */
  singleSignOn: z.object({ url: z.url().optional(), secret: z.string().default("") }).prefault({}),
  /** Integrators' menu in the distributor's own order and words, also where today's rules for input would refuse one;
   *  empty for the usual one. */
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
  delivery: DeliverySettingsSchema.prefault({}),
  payments: z
    .object({
      provider: z.literal("sandbox").default("sandbox"),
      /** In the form that a code carries. A text that is no key counts as none: nobody is shown a code that no bank
       *  takes, and the other settings stay. */
      pixKey: z
        .string()
        .refine((key) => key === "" || pixKeyKind(key) !== null)
        .default("")
        .catch(""),
      receiverName: z.string().default(""),
      receiverCity: z.string().default(""),
      chargeTtlMinutes: z.int().min(5).default(30),
      webhookSecret: z.string().default(""),
      /** Payments that are agreed on outside the portal: whether their details are asked for, and what is agreed to. */
      notIntegrated: z
        .object({
          paymentDetailsEnable: z.boolean().default(false),
          agreementTermsConfirmationText: z.string().default(""),
        })
        .prefault({}),
    })
    .prefault({}),
});

export type Settings = z.infer<typeof SettingsSchema>;
