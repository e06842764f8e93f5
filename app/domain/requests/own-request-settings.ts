import * as z from "zod";
import { type DealStatus, namedStatus } from "./deal-status.ts";
import { overStatusesOf, paidStatusesOf } from "./chosen-status.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { RequestSettingsSchema } from "../settings/request-settings-schema.ts";
import { RestrictOptionsSchema } from "../settings/restrict-options-schema.ts";

const { budgetExpiry, configCheckoutFile, saleEmails } = RequestSettingsSchema.shape;

/** Settings of budgets and orders, as they are read and saved, with the statuses at which something happens. */
export const OwnRequestSettingsSchema = RequestSettingsSchema.extend({
  budgetExpiry: budgetExpiry.unwrap().strict(),
  configCheckoutFile: configCheckoutFile.unwrap().strict(),
  saleEmails: saleEmails.unwrap().strict(),
  restrictOptions: RestrictOptionsSchema.strict(),
}).strict();

export type OwnRequestSettings = z.infer<typeof OwnRequestSettingsSchema>;

/** Contradictions in these settings: a required file without a name, or a status that does not exist. Values that were
 *  stored already are accepted.
 *  @param statuses - those of budgets, and those of orders */
export function checkRequestSettings(
  before: OwnRequestSettings,
  {
    budgetExpiry: expiry,
    configCheckoutFile: file,
    paidStatusId,
    restrictOptions: after,
  }: OwnRequestSettings,
  statuses: Record<"budget" | "order", readonly DealStatus[]>,
): FieldIssue[] {
  const named = {
    statusToDiscountStock: [statuses.order],
    statusToBlockEdition: [statuses.budget, statuses.order],
    statusToSetBillingDate: [statuses.order],
  };
  const unknown = (Object.keys(named) as (keyof typeof named)[]).filter(
    (name) =>
      after[name] !== before.restrictOptions[name] &&
      named[name].every((list) => namedStatus(list, after[name]) === null),
  );
  const isUnknown = (chosen: string | null, old: string | null, list: readonly DealStatus[]) =>
    chosen !== old && chosen !== null && list.every(({ id }) => id !== chosen);
  const isOverUnknown = isUnknown(
    expiry.overStatusId,
    before.budgetExpiry.overStatusId,
    overStatusesOf(statuses.budget),
  );
  const isPaidUnknown = isUnknown(paidStatusId, before.paidStatusId, paidStatusesOf(statuses.order));
  return [
    ...(isPaidUnknown ? [issue("paidStatusId", "UNKNOWN_STATUS")] : []),
    ...(isOverUnknown ? [issue("budgetExpiry.overStatusId", "UNKNOWN_STATUS")] : []),
    ...(file.enabled && file.label === "" ? [issue("configCheckoutFile.label", "REQUIRED")] : []),
    ...unknown.map((name) => issue(`restrictOptions.${name}`, "UNKNOWN_STATUS")),
  ];
}

function issue(field: string, code: string): FieldIssue {
  return { field, code, message: code };
}
