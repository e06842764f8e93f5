import "./buying-settings.css";
import {
  PAYMENT_HUB_ERRORS,
  PAYMENT_HUB_FIELDS as FIELDS,
  PAYMENT_HUB_TEXTS as WORDS,
} from "#copy/settings/payment-hub.ts";
import { CHARGE_METHODS } from "#domain/settings/charge-methods.ts";
import { MAX_AGREEMENT, MAX_INSTRUCTIONS } from "#domain/payments/instruction-limits.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { SwitchSetting, TextSetting } from "./setting-fields.tsx";
import type { SettingsAnswer, SettingsValues } from "./settings-answer.ts";
import { SettingsFrame } from "./settings-frame.tsx";

export interface PaymentHubFormProps {
  saved: SettingsValues;
  version: string;
  answer: SettingsAnswer | undefined;
  isSaved: boolean;
  /** Whether the provider moves no money. */
  isTest: boolean;
}

/** How the distributor is paid on its own pages. */
export function PaymentHubForm({ isTest, ...frame }: PaymentHubFormProps) {
  return (
    <SettingsFrame name="payment-hub" words={WORDS} {...frame}>
      {(fields) => {
        const { values, errors } = fields;
        const errorText = (place: string) =>
          errors[place] === "REQUIRED" ? undefined : PAYMENT_HUB_ERRORS[place];
        return (
          <div className="app-stack">
            {isTest && (
              <NoticeBox tone="info" role="note">
                {WORDS.test}
              </NoticeBox>
            )}
            <FormPart legend={WORDS.methods}>
              <p className="app-field__hint">{WORDS.methodsHint}</p>
              {CHARGE_METHODS.map((method) => (
                <SwitchSetting
                  key={method}
                  place={`methods.${method}`}
                  words={FIELDS[`methods.${method}`]}
                  {...fields}
                />
              ))}
              {CHARGE_METHODS.every((method) => values[`methods.${method}`] !== true) && (
                <NoticeBox tone="warn">{WORDS.noMethods}</NoticeBox>
              )}
            </FormPart>
            <FormPart legend={WORDS.pix}>
              {(["pixKey", "receiverName", "receiverCity", "chargeTtlMinutes"] as const).map((place) => (
                <TextSetting
                  key={place}
                  {...{ place, words: FIELDS[place], errorText: errorText(place) ?? "" }}
                  {...fields}
                  maxLength={place === "pixKey" ? 77 : 25}
                  isNumber={place === "chargeTtlMinutes"}
                />
              ))}
            </FormPart>
            <FormPart legend={WORDS.boleto}>
              <TextSetting
                {...{
                  place: "boletoDays",
                  words: FIELDS.boletoDays,
                  errorText: errorText("boletoDays") ?? "",
                }}
                {...fields}
                maxLength={2}
                isNumber
              />
            </FormPart>
            <FormPart legend={WORDS.elsewhere}>
              <SwitchSetting place="paymentDetailsEnable" words={FIELDS.paymentDetailsEnable} {...fields} />
              {(["instructions", "agreementTermsConfirmationText"] as const).map((place) => (
                <TextSetting
                  key={place}
                  {...{ place, words: FIELDS[place], errorText: errorText(place) ?? "" }}
                  {...fields}
                  maxLength={place === "instructions" ? MAX_INSTRUCTIONS : MAX_AGREEMENT}
                  rows={place === "instructions" ? 5 : 2}
                />
              ))}
            </FormPart>
            <FormPart legend={WORDS.receipt}>
              <SwitchSetting place="sendsReceipts" words={FIELDS.sendsReceipts} {...fields} />
            </FormPart>
            <FormPart legend={WORDS.cards}>
              <SwitchSetting place="stopsCards" words={FIELDS.stopsCards} {...fields} />
            </FormPart>
            <FormPart legend={WORDS.reminders}>
              <SwitchSetting place="remindsPayers" words={FIELDS.remindsPayers} {...fields} />
              {(["remindBeforeDays", "remindAfterDays"] as const).map((place) => (
                <TextSetting
                  key={place}
                  {...{ place, words: FIELDS[place], errorText: PAYMENT_HUB_ERRORS[place] ?? "" }}
                  {...fields}
                  maxLength={20}
                />
              ))}
            </FormPart>
            <FormPart legend={WORDS.callOff}>
              <SwitchSetting place="callsOffExpired" words={FIELDS.callsOffExpired} {...fields} />
              <TextSetting
                {...{ place: "callOffDays", words: FIELDS.callOffDays }}
                {...{ errorText: errorText("callOffDays") ?? "", maxLength: 2, isNumber: true }}
                {...fields}
              />
            </FormPart>
            {isTest && (
              <FormPart legend={WORDS.testLegend}>
                <SwitchSetting place="sandboxIsDown" words={FIELDS.sandboxIsDown} {...fields} />
              </FormPart>
            )}
          </div>
        );
      }}
    </SettingsFrame>
  );
}
