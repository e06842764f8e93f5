import { pctForm } from "#domain/shared/pct-form.ts";
import * as z from "zod";

/** The moment from which a price is visible: while choosing, at the checkout's summary, on the saved request only, or
 *  never. */
export const PriceDisplaySchema = z.enum(["never", "onSelection", "onConfirmation", "onRequest"]);
export type PriceDisplay = z.infer<typeof PriceDisplaySchema>;

/** Extra items either show their prices or do not; there is no later moment. */
export const ExtraItemDisplaySchema = z.enum(["showPrices", "dontShowPrices"]);

/** When integrators see prices; the distributor's own people see more.
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

/** Settings of discounts, margin, invoice value and reports of price changes. */
export const PriceRulesSettingsSchema = z.object({
  /** Limit of decreases by administrators; set by the platform. */
  adminDiscountLimitPct: PctSchema.default("100"),
  /** Whether each request gets the default discount of the integrator's role. */
  hasDefaultDiscount: z.boolean().default(false),
  /** Which number of its customer's invoice an integrator may type.
   *  @source decision on `editableInvoce` */
  editableInvoce: z.enum(["none", "total", "service"]).default("none"),
  companyEditableInvoce: z.enum(["none", "total", "service"]).default("none"),
  /** The author of an open budget is notified if its total changes by more than this percentage. */
  driftThresholdPct: PctSchema.default("2"),
});
export type PriceRulesSettings = z.infer<typeof PriceRulesSettingsSchema>;
