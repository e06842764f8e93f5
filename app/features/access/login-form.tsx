import "./login.css";
import "#app/ui/button.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { LOGIN_LINK_TEXTS } from "#copy/account/account.ts";
import { LOGIN_TEXTS } from "#copy/shell/portal.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { CodeForm } from "./code-form.tsx";
import type { LoginAnswer, PasswordAnswer } from "./login-answer.ts";
import { PasswordField } from "./password-field.tsx";

export interface LoginFormProps {
  hint: string;
  answer: LoginAnswer | undefined;
  /** Whether the person has just chosen a new password. */
  hasNewPassword: boolean;
  recoverPath: string;
  /** Address at which new integrators apply; only at a distributor. */
  registerPath?: string;
}

/** Sign-in form: e-mail and password, then the code of people with a second factor. Works before JavaScript. A
 *  refusal keeps the e-mail and brings the focus back. */
export function LoginForm({ answer, ...props }: LoginFormProps) {
  return answer?.step === "code" ? <CodeForm answer={answer} /> : <PasswordForm {...props} answer={answer} />;
}

function PasswordForm({
  hint,
  answer,
  hasNewPassword,
  recoverPath,
  registerPath,
}: Omit<LoginFormProps, "answer"> & { answer: PasswordAnswer | undefined }) {
  const isSubmitting = useNavigation().state !== "idle";
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer) password.current?.focus();
  }, [answer]);
  return (
    <Form method="post" className="app-stack app-login__form">
      <h1 className="app-login__title">{LOGIN_TEXTS.title}</h1>
      <p className="app-quiet app-login__hint">{hint}</p>
      {answer && <Notice {...answer.notice} />}
      {!answer && hasNewPassword && <Notice tone="ok" title={LOGIN_LINK_TEXTS.passwordChanged} />}
      <FormField
        name="login"
        label={LOGIN_TEXTS.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={254}
        defaultValue={answer?.login}
      />
      <PasswordField name="password" id="password" label={LOGIN_TEXTS.password} inputRef={password} />
      <BusyButton isBusy={isSubmitting} label={LOGIN_TEXTS.submit} busyLabel={LOGIN_TEXTS.submitting} />
      <p className="app-row app-row--between app-login__links">
        <a className="app-link-button" href={recoverPath}>
          {LOGIN_LINK_TEXTS.recover}
        </a>
        {registerPath !== undefined && (
          <a className="app-link-button" href={registerPath}>
            {LOGIN_LINK_TEXTS.register}
          </a>
        )}
      </p>
    </Form>
  );
}
