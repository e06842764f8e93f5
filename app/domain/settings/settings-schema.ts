import { z } from "zod";

/** When a price may be seen: while choosing, from the checkout on, only on the saved request, or nowhere. */
export const PriceDisplaySchema = z.enum(["never", "onSelection", "onConfirmation", "onRequest"]);
export type PriceDisplay = z.infer<typeof PriceDisplaySchema>;

const StateSchema = z.string().regex(/^[A-Z]{2}$/);

export const FreightRuleSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("fixed"), amountCents: z.int().min(0) }),
  z.object({
    type: z.literal("perKwp"),
    amountCents: z.int().min(0),
    minimumCents: z.int().min(0).default(0),
  }),
]);
export type FreightRule = z.infer<typeof FreightRuleSchema>;

/** Settings of a distributor. Every number that a distributor may change lives here, with its default. */
export const SettingsSchema = z.object({
  timeZone: z.string().default("America/Sao_Paulo"),
  /** Keeps integrators out, and the staff whose role is listed while `actived`. */
  maintenance: z.boolean().default(false),
  maintenanceStaff: z
    .object({ actived: z.boolean().default(false), rolesIds: z.array(z.string()).default([]) })
    .prefault({}),
  distribution: z.object({ exclusivity: z.boolean().default(false) }).prefault({}),
  priceDisplay: z.object({ closedKits: PriceDisplaySchema.default("never") }).prefault({}),
  delivery: z
    .object({
      ships: z.boolean().default(true),
      blacklist: z.array(StateSchema).default([]),
      freight: FreightRuleSchema.default({ type: "fixed", amountCents: 0 }),
      daysToDeliver: z.int().min(0).default(7),
    })
    .prefault({}),
  payments: z
    .object({
      provider: z.literal("sandbox").default("sandbox"),
      pixKey: z.string().default(""),
      receiverName: z.string().default(""),
      receiverCity: z.string().default(""),
      chargeTtlMinutes: z.int().min(5).default(30),
      webhookSecret: z.string().default(""),
    })
    .prefault({}),
});

export type Settings = z.infer<typeof SettingsSchema>;
