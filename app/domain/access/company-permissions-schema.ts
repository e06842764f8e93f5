import { z } from "zod";
import { PctSchema } from "./pct-schema.ts";

/** What a company that buys lets its own sellers do and see; everything is off until its manager says otherwise.
 *  The keys are spelled as the specification spells them.
 *  @source spec, proposal settings: permissions */
export const CompanyPermissionsSchema = z.object({
  authSellerComplementaryValues: z.boolean().default(false),
  authSellerProfitMagin: z.boolean().default(false),
  authSellerDiscount: z.boolean().default(false),
  /** Percent, decimal string; counts only with `authSellerDiscount`. */
  authSellerMaxDiscount: PctSchema.default("0"),
  authSellerViewRequestsBudgetsPrices: z.boolean().default(false),
});

/** The permissions as a manager replaces them, with the version of the company's data that they began with. */
export const CompanyPermissionsUpdateSchema = CompanyPermissionsSchema.extend({
  version: z.int().min(1),
}).strict();

export type CompanyPermissions = z.infer<typeof CompanyPermissionsSchema>;
export type CompanyPermissionsUpdate = z.infer<typeof CompanyPermissionsUpdateSchema>;
