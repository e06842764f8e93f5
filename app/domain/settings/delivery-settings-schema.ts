import * as z from "zod";
import { fnv1a } from "#domain/shared/fnv1a.ts";

const StateSchema = z.string().regex(/^[A-Z]{2}$/);

/** Freight of deliveries without a matching line in the freight table. */
const FreightRuleSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("fixed"), amountCents: z.int().min(0) }),
  z.strictObject({
    type: z.literal("perKwp"),
    amountCents: z.int().min(0),
    minimumCents: z.int().min(0).default(0),
  }),
]);
export type FreightRule = z.infer<typeof FreightRuleSchema>;

/** Freight providers, in the order in which they are asked. */
export const FREIGHT_PROVIDERS = ["intelipost", "pied", "none"] as const;
export type FreightProvider = (typeof FREIGHT_PROVIDERS)[number];

/** Delivery settings of a distributor.
 *  @source spec, checkout state: delivery config; request settings: hiding of freight */
export const DeliverySettingsSchema = z.object({
  ships: z.boolean().default(true),
  /** `deliveryBlacklist` of the specification. */
  blacklist: z.array(StateSchema).default([]),
  freight: FreightRuleSchema.default({ type: "fixed", amountCents: 0 }),
  /** Business days. */
  daysToDeliver: z.int().min(0).max(365).default(7),
  /** Whether the delivery is asked for in full, or only city and state. */
  isToGetDeliveryInfo: z.boolean().default(true),
  onlyGetCityAndState: z.boolean().default(false),
  /** Whether pickup by the buyer is disabled. */
  unableDeliveryFob: z.boolean().default(false),
  /** Allowed addresses of the invoice. */
  invoiceRestriction: z.enum(["sameState", "none"]).default("sameState"),
  enableHideFreightPriceValue: z.boolean().default(false),
  /** Totals above it hide their freight. */
  hideFreightPriceValueCents: z.int().min(0).default(0),
  /** Factor from great-circle to road distance, as decimal text. */
  roadFactor: z
    .string()
    .regex(/^[1-3](\.\d{1,3})?$/)
    .default("1.3"),
  /** Whether rural addresses, and those without truck access, are served. */
  servesRuralZone: z.boolean().default(true),
  servesWithoutTruckAccess: z.boolean().default(true),
  intelipost: z
    .object({
      enabled: z.boolean().default(false),
      /** The carrier's key, encrypted; empty without one. */
      sealedKey: z.string().max(1_000).default(""),
    })
    .prefault({}),
});
export type DeliverySettings = z.infer<typeof DeliverySettingsSchema>;

const { intelipost } = DeliverySettingsSchema.shape;

/** The settings as displayed and typed, without the carrier's key. */
export const DeliveryFormSchema = DeliverySettingsSchema.extend({
  intelipost: intelipost.unwrap().omit({ sealedKey: true }).strict(),
}).strict();
export type DeliveryForm = z.infer<typeof DeliveryFormSchema>;

/** Settings that replace the version that was read. A key that is left out stays. */
export const DeliverySettingsInputSchema = z.strictObject({
  settings: DeliveryFormSchema,
  apiKey: z.string().trim().max(200).optional(),
  version: z.string().max(40),
});
export type DeliverySettingsInput = z.infer<typeof DeliverySettingsInputSchema>;

/** Version of settings: different values give different texts. */
export function deliveryVersion(settings: DeliverySettings): string {
  const text = JSON.stringify(DeliverySettingsSchema.parse(settings));
  return `${text.length.toString(36)}-${fnv1a(text).toString(36)}`;
}
