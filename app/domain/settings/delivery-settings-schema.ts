import { z } from "zod";
import { fnv1a } from "#domain/shared/fnv1a.ts";

const StateSchema = z.string().regex(/^[A-Z]{2}$/);

/** Freight of deliveries that no line of the freight table fits. */
const FreightRuleSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("fixed"), amountCents: z.int().min(0) }).strict(),
  z
    .object({
      type: z.literal("perKwp"),
      amountCents: z.int().min(0),
      minimumCents: z.int().min(0).default(0),
    })
    .strict(),
]);
export type FreightRule = z.infer<typeof FreightRuleSchema>;

/** Freight carriers that can be asked, in the order in which they are. */
export const FREIGHT_PROVIDERS = ["intelipost", "pied", "none"] as const;
export type FreightProvider = (typeof FREIGHT_PROVIDERS)[number];

/** How a distributor delivers.
 *  @source spec, checkout state: delivery config; request settings: hiding of freight */
export const DeliverySettingsSchema = z.object({
  ships: z.boolean().default(true),
  /** `deliveryBlacklist` of the specification. */
  blacklist: z.array(StateSchema).default([]),
  freight: FreightRuleSchema.default({ type: "fixed", amountCents: 0 }),
  /** Business days. */
  daysToDeliver: z.int().min(0).max(365).default(7),
  /** Whether delivery is asked for at all, or only its city and state. */
  isToGetDeliveryInfo: z.boolean().default(true),
  onlyGetCityAndState: z.boolean().default(false),
  /** Whether buyers may not fetch orders themselves. */
  unableDeliveryFob: z.boolean().default(false),
  /** Where the invoice's address may lie. */
  invoiceRestriction: z.enum(["sameState", "none"]).default("sameState"),
  enableHideFreightPriceValue: z.boolean().default(false),
  /** Totals above it hide their freight. */
  hideFreightPriceValueCents: z.int().min(0).default(0),
  /** Roads are longer than great circles: distance × factor, decimal text. */
  roadFactor: z
    .string()
    .regex(/^[1-3](\.\d{1,3})?$/)
    .default("1.3"),
  /** Whether places in the country, and deliveries that no truck reaches, can be served. */
  servesRuralZone: z.boolean().default(true),
  servesWithoutTruckAccess: z.boolean().default(true),
  intelipost: z
    .object({ enabled: z.boolean().default(false), apiKey: z.string().max(200).default("") })
    .prefault({}),
});
export type DeliverySettings = z.infer<typeof DeliverySettingsSchema>;

const { intelipost } = DeliverySettingsSchema.shape;

/** The same settings as they are shown and typed, without the carrier's key. */
export const DeliveryFormSchema = DeliverySettingsSchema.extend({
  intelipost: intelipost.unwrap().omit({ apiKey: true }).strict(),
}).strict();
export type DeliveryForm = z.infer<typeof DeliveryFormSchema>;

/** Settings that replace the version that was read; a key that is left out stays as it is. */
export const DeliverySettingsInputSchema = z
  .object({
    settings: DeliveryFormSchema,
    apiKey: z.string().trim().max(200).optional(),
    version: z.string().max(40),
  })
  .strict();
export type DeliverySettingsInput = z.infer<typeof DeliverySettingsInputSchema>;

/** What settings are known by: other values, another text. */
export function deliveryVersion(settings: DeliverySettings): string {
  const text = JSON.stringify(DeliverySettingsSchema.parse(settings));
  return `${text.length.toString(36)}-${fnv1a(text).toString(36)}`;
}
