import { z } from "zod";
import { type DealStatus, namedStatus } from "./deal-status.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { RequestSettingsSchema } from "../settings/request-settings-schema.ts";
import { RestrictOptionsSchema } from "../settings/restrict-options-schema.ts";

const { budgetExpiry, configCheckoutFile } = RequestSettingsSchema.shape;

/** Budgets and orders, as their settings are read and changed: together with the statuses at which something changes. */
export const OwnRequestSettingsSchema = RequestSettingsSchema.extend({
  budgetExpiry: budgetExpiry.unwrap().strict(),
  configCheckoutFile: configCheckoutFile.unwrap().strict(),
  restrictOptions: RestrictOptionsSchema.strict(),
}).strict();

export type OwnRequestSettings = z.infer<typeof OwnRequestSettingsSchema>;

/** What of these settings makes no sense: a file that is asked for without a name, a status that is none. What stands
 *  already is left in peace.
 *  @param statuses - those of budgets, and those of orders
 *  @source house: docs/decisions */
export function checkRequestSettings(
  before: OwnRequestSettings,
  { configCheckoutFile: file, restrictOptions: after }: OwnRequestSettings,
  statuses: Record<"budget" | "order", readonly DealStatus[]>,
): FieldIssue[] {
  const named = {
    statusToDiscountStock: [statuses.order],
    statusToBlockEdition: [statuses.budget, statuses.order],
  };
  const unknown = (["statusToDiscountStock", "statusToBlockEdition"] as const).filter(
    (name) =>
      after[name] !== before.restrictOptions[name] &&
      named[name].every((list) => namedStatus(list, after[name]) === null),
  );
  return [
    ...(file.enabled && file.label === "" ? [issue("configCheckoutFile.label", "REQUIRED")] : []),
    ...unknown.map((name) => issue(`restrictOptions.${name}`, "UNKNOWN_STATUS")),
  ];
}

function issue(field: string, code: string): FieldIssue {
  return { field, code, message: code };
}
