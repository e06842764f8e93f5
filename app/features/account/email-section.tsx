import "./profile.css";
import { EMAIL_TEXTS, PROFILE_SECTIONS, PROFILE_TEXTS } from "#copy/account/profile.ts";
import { fill } from "#copy/shared/fill.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { PasswordField } from "../access/password-field.tsx";
import { Disclosure } from "./disclosure.tsx";
import { SectionForm, SectionMessage, SubmitButton } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** The e-mail that the person signs in with, and the form that changes it. */
export function EmailSection({
  email,
  pendingEmail,
  isLocked,
}: {
  email: string;
  pendingEmail: string | null;
  isLocked: boolean;
}) {
  const change = useSectionForm("email");
  const cancel = useSectionForm("emailCancel");
  const { answer } = change;
  const errors = answer?.errors ?? {};
  return (
    <Section id="e-mail" {...PROFILE_SECTIONS.email}>
      <dl className="app-own__facts app-facts">
        <div>
          <dt>{EMAIL_TEXTS.current}</dt>
          <dd className="app-strong">{email}</dd>
        </div>
      </dl>
      {pendingEmail !== null && (
        <SectionForm sent={cancel} className="gs-notice gs-notice--warn app-own__pending">
          <span>{fill(EMAIL_TEXTS.pending, { email: pendingEmail })}</span>
          <SubmitButton sent={cancel} label={EMAIL_TEXTS.cancel} />
        </SectionForm>
      )}
      {pendingEmail === null && <SectionMessage sent={cancel} done={EMAIL_TEXTS.cancelled} />}
      {!isLocked && (
        <Disclosure label={EMAIL_TEXTS.change} isOpen={answer?.isDone === false} key={change.filled}>
          <SectionForm sent={change}>
            <p className="app-small">{EMAIL_TEXTS.hint}</p>
            <FormField
              name="email"
              label={EMAIL_TEXTS.next}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              error={errors["email"]}
              defaultValue={answer?.isDone === false ? answer.values["email"] : undefined}
            />
            <PasswordField
              name="currentPassword"
              label={PROFILE_TEXTS.currentPassword}
              error={errors["currentPassword"]}
            />
            <div className="app-row">
              <SubmitButton sent={change} label={EMAIL_TEXTS.change} busyLabel={EMAIL_TEXTS.sending} />
            </div>
          </SectionForm>
        </Disclosure>
      )}
    </Section>
  );
}
