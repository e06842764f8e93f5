import "./profile.css";
import { PASSWORD_FORM_TEXTS, PROFILE_SECTIONS, PROFILE_TEXTS } from "#copy/account/profile.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { NewPasswordFields } from "../access/new-password-fields.tsx";
import { PasswordField } from "../access/password-field.tsx";
import { SectionForm, SubmitButton } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";
import { Input } from "#app/ui/input.tsx";

/** Changes the password: the current one, and the new one twice. */
export function PasswordSection({
  email,
  passwordChangedAt,
}: {
  /** Sign-in e-mail in a hidden field, for password managers, which store it with the password. */
  email: string;
  passwordChangedAt: string | null;
}) {
  const sent = useSectionForm("password");
  const errors = sent.answer?.errors ?? {};
  return (
    <Section id="senha" {...PROFILE_SECTIONS.password}>
      <SectionForm sent={sent} done={PASSWORD_FORM_TEXTS.changed}>
        <Input bare type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="app-stack app-gap-12" key={sent.filled}>
          <PasswordField
            name="currentPassword"
            label={PROFILE_TEXTS.currentPassword}
            error={errors["currentPassword"]}
          />
          <NewPasswordFields errors={errors} labels={PASSWORD_FORM_TEXTS} />
        </div>
        <div className="app-row">
          <SubmitButton sent={sent} label={PASSWORD_FORM_TEXTS.change} />
          {passwordChangedAt !== null && (
            <span className="app-quiet">
              {PASSWORD_FORM_TEXTS.changedAt} <InstantText value={passwordChangedAt} />
            </span>
          )}
        </div>
      </SectionForm>
    </Section>
  );
}
