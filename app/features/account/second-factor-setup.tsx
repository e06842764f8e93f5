import "./profile.css";
import { PROFILE_TEXTS, SECOND_FACTOR_TEXTS } from "#copy/account/profile.ts";
import { QrCode } from "#app/ui/qr-code.tsx";
import { PasswordField } from "../access/password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { Disclosure } from "./disclosure.tsx";
import { SectionForm, SubmitButton } from "./section-form.tsx";
import { type SectionForm as Sent, useSectionForm } from "./use-section-form.ts";
import { HiddenField } from "#app/ui/input.tsx";

/** Turns the second factor on: the password, then the app, then a first code of the app. */
export function SecondFactorSetup({ confirm }: { confirm: Sent }) {
  const propose = useSectionForm("secondFactorPropose");
  const errors = propose.answer?.errors ?? {};
  const secret = propose.answer?.secret ?? confirm.answer?.secret;
  if (secret !== undefined) {
    return (
      <SectionForm sent={confirm}>
        <h3 className="app-subheading">{SECOND_FACTOR_TEXTS.scanTitle}</h3>
        <p className="app-small">{SECOND_FACTOR_TEXTS.scan}</p>
        <div className="app-own__scan">
          <QrCode text={secret.uri} label={SECOND_FACTOR_TEXTS.qrLabel} />
          <div className="app-stack app-gap-12">
            <p className="app-small">
              {SECOND_FACTOR_TEXTS.typeInstead}
              <code className="app-own__key">{inGroups(secret.text)}</code>
            </p>
            <CodeField label={SECOND_FACTOR_TEXTS.code} error={confirm.answer?.errors["code"]} isNumeric />
            <div className="app-row">
              <SubmitButton sent={confirm} label={SECOND_FACTOR_TEXTS.activate} tone="primary" />
            </div>
          </div>
        </div>
        <HiddenField name="uri" value={secret.uri} />
        <HiddenField name="secret" value={secret.text} />
      </SectionForm>
    );
  }
  return (
    <Disclosure label={SECOND_FACTOR_TEXTS.begin} isOpen={propose.answer?.isDone === false}>
      <SectionForm sent={propose}>
        <p className="app-small">{SECOND_FACTOR_TEXTS.beginHint}</p>
        <PasswordField
          name="currentPassword"
          label={PROFILE_TEXTS.currentPassword}
          error={errors["currentPassword"]}
        />
        <div className="app-row">
          <SubmitButton sent={propose} label={SECOND_FACTOR_TEXTS.continue} />
        </div>
      </SectionForm>
    </Disclosure>
  );
}

/** A key in groups of four characters, as people read it aloud. */
function inGroups(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
