import { CHARGE_METHODS } from "#domain/settings/charge-methods.ts";
import { type PaymentHub, writtenPixKey } from "#domain/payments/payment-hub.ts";
import { readDays, writeDays } from "#domain/payments/reminders.ts";
import type { SettingsValues } from "./settings-answer.ts";

/** Values of the stored settings. */
export function toHubValues({
  methods,
  chargeTtlMinutes,
  boletoDays,
  remindBeforeDays,
  remindAfterDays,
  callOffDays,
  ...others
}: PaymentHub): SettingsValues {
  return {
    ...Object.fromEntries(CHARGE_METHODS.map((method) => [`methods.${method}`, methods.includes(method)])),
    ...others,
    chargeTtlMinutes: String(chargeTtlMinutes),
    boletoDays: String(boletoDays),
    remindBeforeDays: writeDays(remindBeforeDays),
    remindAfterDays: writeDays(remindAfterDays),
    callOffDays: String(callOffDays),
  };
}

/** The settings of a form. A Pix key may be typed with its marks. */
export function toHubInput(values: SettingsValues) {
  const text = (place: string) => String(values[place] ?? "").trim();
  const wholeOf = (place: string) => (/^\d{1,5}$/.test(text(place)) ? Number(text(place)) : Number.NaN);
  return {
    methods: CHARGE_METHODS.filter((method) => values[`methods.${method}`] === true),
    pixKey: writtenPixKey(text("pixKey")),
    receiverName: text("receiverName"),
    receiverCity: text("receiverCity"),
    chargeTtlMinutes: wholeOf("chargeTtlMinutes"),
    boletoDays: wholeOf("boletoDays"),
    paymentDetailsEnable: values["paymentDetailsEnable"] === true,
    instructions: text("instructions"),
    agreementTermsConfirmationText: text("agreementTermsConfirmationText"),
    sendsReceipts: values["sendsReceipts"] === true,
    stopsCards: values["stopsCards"] === true,
    remindsPayers: values["remindsPayers"] === true,
    remindBeforeDays: readDays(text("remindBeforeDays")),
    remindAfterDays: readDays(text("remindAfterDays")),
    callsOffExpired: values["callsOffExpired"] === true,
    callOffDays: wholeOf("callOffDays"),
    sandboxIsDown: values["sandboxIsDown"] === true,
  };
}
