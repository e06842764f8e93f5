import "./profile.css";
import { PROFILE_TEXTS, SECOND_FACTOR_TEXTS } from "#copy/account/profile.ts";
import { PasswordField } from "../access/password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { Disclosure } from "./disclosure.tsx";
import { SectionForm, SubmitButton } from "./section-form.tsx";
import type { SectionForm as Sent } from "./use-section-form.ts";

/** Asks for password and code before a change that weakens the second factor. */
export function SecondFactorConfirmation({
  sent,
  label,
  hint,
  done,
  isDanger = false,
}: {
  sent: Sent;
  label: string;
  /** What the change costs. */
  hint: string;
  done?: string;
  isDanger?: boolean;
}) {
  const { answer } = sent;
  const errors = answer?.errors ?? {};
  return (
    <Disclosure label={label} isOpen={answer?.isDone === false} isDanger={isDanger} key={sent.filled}>
      <SectionForm sent={sent} done={done}>
        <p className="app-small">{hint}</p>
        <PasswordField
          name="currentPassword"
          label={PROFILE_TEXTS.currentPassword}
          error={errors["currentPassword"]}
        />
        <CodeField label={SECOND_FACTOR_TEXTS.codeOrRecovery} error={errors["code"]} />
        <div className="app-row">
          <SubmitButton sent={sent} label={label} tone={isDanger ? "danger" : "plain"} />
        </div>
      </SectionForm>
    </Disclosure>
  );
}
