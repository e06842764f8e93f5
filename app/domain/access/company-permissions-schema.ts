import * as z from "zod";
import { PctSchema } from "./pct-schema.ts";

/** What an integrator allows its own sellers. Everything is off until its manager turns it on. The keys are spelled as
 *  in the specification.
 *  @source spec, proposal settings: permissions */
export const CompanyPermissionsSchema = z.object({
  authSellerComplementaryValues: z.boolean().default(false),
  authSellerProfitMagin: z.boolean().default(false),
  authSellerDiscount: z.boolean().default(false),
  /** Percentage as decimal text; applies only with `authSellerDiscount`. */
  authSellerMaxDiscount: PctSchema.default("0"),
  authSellerViewRequestsBudgetsPrices: z.boolean().default(false),
});

/** New permissions of a manager, with the version of the company's data that the edit began with. */
export const CompanyPermissionsUpdateSchema = CompanyPermissionsSchema.extend({
  version: z.int().min(1),
}).strict();

export type CompanyPermissions = z.infer<typeof CompanyPermissionsSchema>;
export type CompanyPermissionsUpdate = z.infer<typeof CompanyPermissionsUpdateSchema>;
