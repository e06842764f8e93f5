import type { OwnRequestSettings } from "#domain/requests/own-request-settings.ts";
import { type DealStatus, namedStatus } from "#domain/requests/deal-status.ts";
import type { SaleEmailKind } from "#domain/settings/sale-email-schema.ts";
import type { SettingsValues } from "./settings-answer.ts";

export interface SettingStatuses {
  budget: readonly DealStatus[];
  order: readonly DealStatus[];
}

/** Settings whose value is a status or group of statuses. */
export const STATUS_PLACES = [
  "restrictOptions.statusToDiscountStock",
  "restrictOptions.statusToBlockEdition",
  "restrictOptions.statusToSetBillingDate",
] as const;
export type StatusPlace = (typeof STATUS_PLACES)[number];

/** Switches of the e-mails of the sale, by their place in the form. */
export const SALE_EMAIL_PLACES = [
  ["saleEmails.budgetSaved", "budgetSaved"],
  ["saleEmails.orderPlaced", "orderPlaced"],
  ["saleEmails.statusChanged", "statusChanged"],
  ["saleEmails.agreementChanged", "agreementChanged"],
  ["saleEmails.budgetAnswered", "budgetAnswered"],
  ["saleEmails.discountAsked", "discountAsked"],
  ["saleEmails.discountDecided", "discountDecided"],
  ["saleEmails.expiryNear", "expiryNear"],
  ["saleEmails.budgetOver", "budgetOver"],
  ["saleEmails.paymentConfirmed", "paymentConfirmed"],
  ["saleEmails.shipmentSent", "shipmentSent"],
  ["saleEmails.shipmentDelivered", "shipmentDelivered"],
  ["saleEmails.claimMade", "claimMade"],
  ["saleEmails.claimAnswered", "claimAnswered"],
] as const satisfies readonly (readonly [`saleEmails.${SaleEmailKind}`, SaleEmailKind])[];

/** Values of the stored settings of budgets and orders. */
export function toRequestValues({
  budgetExpiry,
  configCheckoutFile: file,
  saleEmails,
  restrictOptions,
  paidStatusId,
  ...switches
}: OwnRequestSettings): SettingsValues {
  return {
    "budgetExpiry.active": budgetExpiry.active,
    "budgetExpiry.days": String(budgetExpiry.days),
    "budgetExpiry.remindDays": String(budgetExpiry.remindDays),
    "budgetExpiry.overStatusId": budgetExpiry.overStatusId ?? "",
    ...switches,
    paidStatusId: paidStatusId ?? "",
    "configCheckoutFile.enabled": file.enabled,
    "configCheckoutFile.required": file.required,
    "configCheckoutFile.label": file.label,
    "configCheckoutFile.help": file.help,
    ...Object.fromEntries(SALE_EMAIL_PLACES.map(([place, kind]) => [place, saleEmails[kind]])),
    "restrictOptions.statusToDiscountStock": restrictOptions.statusToDiscountStock,
    "restrictOptions.statusToBlockEdition": restrictOptions.statusToBlockEdition,
    "restrictOptions.statusToSetBillingDate": restrictOptions.statusToSetBillingDate,
  };
}

/** The settings of a form. */
export function toRequestInput(values: SettingsValues) {
  const text = (place: string) => String(values[place] ?? "").trim();
  const isOn = (place: string) => values[place] === true;
  const daysOf = (place: string) => {
    const days = text(place);
    return /^\d{1,4}$/.test(days) ? Number(days) : Number.NaN;
  };
  return {
    budgetExpiry: {
      active: isOn("budgetExpiry.active"),
      days: daysOf("budgetExpiry.days"),
      remindDays: daysOf("budgetExpiry.remindDays"),
      overStatusId: text("budgetExpiry.overStatusId") || null,
    },
    enableUpdateExpiredBudget: isOn("enableUpdateExpiredBudget"),
    showBudgetButton: isOn("showBudgetButton"),
    showRequestButton: isOn("showRequestButton"),
    showSellerToIntegrator: isOn("showSellerToIntegrator"),
    paidStatusId: text("paidStatusId") || null,
    configCheckoutFile: {
      enabled: isOn("configCheckoutFile.enabled"),
      required: isOn("configCheckoutFile.required"),
      label: text("configCheckoutFile.label"),
      help: text("configCheckoutFile.help"),
    },
    saleEmails: Object.fromEntries(SALE_EMAIL_PLACES.map(([place, kind]) => [kind, isOn(place)])),
    restrictOptions: {
      statusToDiscountStock: text("restrictOptions.statusToDiscountStock"),
      statusToBlockEdition: text("restrictOptions.statusToBlockEdition"),
      statusToSetBillingDate: text("restrictOptions.statusToSetBillingDate"),
    },
  };
}

/** Statuses and groups that a setting may name, without refused ones, which are no step of a request's progress.
 *  @param stored - the current value, which is listed even when the status no longer exists */
export function statusChoices(
  place: StatusPlace,
  { budget, order }: SettingStatuses,
  stored: string,
): { groups: DealStatus["group"][]; names: string[]; gone: string | null; current: string } {
  const lists = place === "restrictOptions.statusToBlockEdition" ? [order, budget] : [order];
  const open = lists.flat().filter(({ group }) => group !== "refused");
  const groups = [...new Set(open.map(({ group }) => group))];
  const names = [...new Set(open.map(({ name }) => name))];
  const isListed = names.includes(stored) || groups.some((group) => group === stored);
  const named = isListed ? null : lists.map((list) => namedStatus(list, stored)).find((one) => one !== null);
  const current = named?.name ?? stored;
  const isKnown = isListed || names.includes(current);
  return { groups, names, gone: isKnown ? null : stored, current };
}
