import { pctForm } from "#domain/shared/pct-form.ts";
import { z } from "zod";

/** When a price may be seen: while choosing, from the checkout's summary on, only on the saved request, or nowhere. */
export const PriceDisplaySchema = z.enum(["never", "onSelection", "onConfirmation", "onRequest"]);
export type PriceDisplay = z.infer<typeof PriceDisplaySchema>;

/** Extra items show their prices or not; there is no later moment to it. */
export const ExtraItemDisplaySchema = z.enum(["showPrices", "dontShowPrices"]);

/** What integrators see of prices; the distributor's own people see more.
 *  @source spec, roles and permissions: price display */
export const PriceDisplaySettingsSchema = z.object({
  howToDisplayPricesInClosedKits: PriceDisplaySchema.default("never"),
  howToDisplayProductsPricesInMountKit: PriceDisplaySchema.default("never"),
  howToDisplayKitPriceInMountKit: PriceDisplaySchema.default("onRequest"),
  howToDisplayProductsPricesInKitExpress: PriceDisplaySchema.default("never"),
  howToDisplayKitPriceInKitExpress: PriceDisplaySchema.default("onRequest"),
  howToDisplayPricesInSeparateSale: PriceDisplaySchema.default("never"),
  howToDisplayPricesExtraItems: ExtraItemDisplaySchema.default("dontShowPrices"),
  howToDisplayFreightValue: PriceDisplaySchema.default("never"),
});
export type PriceDisplaySettings = z.infer<typeof PriceDisplaySettingsSchema>;
export type PriceDisplayKey = keyof PriceDisplaySettings;

/** Decimal text of a percentage from 0 to 100. */
const PctSchema = z
  .string()
  .regex(pctForm(3, 4))
  .refine((text) => Number(text) <= 100);

/** Discounts, margin, the integrator's own invoice value, and when a moved price is told. */
export const PriceRulesSettingsSchema = z.object({
  /** What administrators may take off at most; set by the platform. */
  adminDiscountLimitPct: PctSchema.default("100"),
  /** Whether the default discount of an integrator's role is applied to each request. */
  hasDefaultDiscount: z.boolean().default(false),
  /** Who may type the invoice's value for its customer, and which number of it.
   *  @source decision on `editableInvoce` */
  editableInvoce: z.enum(["none", "total", "service"]).default("none"),
  companyEditableInvoce: z.enum(["none", "total", "service"]).default("none"),
  /** An open budget whose total moves by more than this is reported to its owner. */
  driftThresholdPct: PctSchema.default("2"),
});
export type PriceRulesSettings = z.infer<typeof PriceRulesSettingsSchema>;
