import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { LOGIN_LINK_TEXTS } from "#copy/account.ts";
import { LOGIN_TEXTS } from "#copy/portal.ts";
import { Notice } from "#app/components/notice.tsx";
import { CodeForm } from "./code-form.tsx";
import type { LoginAnswer, PasswordAnswer } from "./login-answer.ts";

export interface LoginFormProps {
  hint: string;
  answer: LoginAnswer | undefined;
  /** Whether the person comes from choosing a new password. */
  hasNewPassword: boolean;
  recoverPath: string;
  /** Where new integrators apply, at a distributor. */
  registerPath?: string;
}

/** E-mail and password, then the code of whoever has a second factor. Works before JavaScript; a refusal keeps the
 *  e-mail and brings the focus back. */
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
  const [isShown, setIsShown] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer) password.current?.focus();
  }, [answer]);
  return (
    <Form method="post" className="app-login__form">
      <h1 className="app-login__title">{LOGIN_TEXTS.title}</h1>
      <p className="app-login__hint">{hint}</p>
      {answer && <Notice {...answer.notice} />}
      {!answer && hasNewPassword && <Notice tone="ok" title={LOGIN_LINK_TEXTS.passwordChanged} />}
      <label className="app-field">
        <span className="app-field__label">{LOGIN_TEXTS.email}</span>
        <input
          className="app-input"
          name="login"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={answer?.login}
        />
      </label>
      <div className="app-field">
        <label className="app-field__label" htmlFor="password">
          {LOGIN_TEXTS.password}
        </label>
        <div className="app-password">
          <input
            ref={password}
            id="password"
            className="app-input"
            name="password"
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            required
            maxLength={256}
          />
          <button
            type="button"
            className="app-password__toggle"
            aria-pressed={isShown}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {isShown ? LOGIN_TEXTS.hidePassword : LOGIN_TEXTS.showPassword}
          </button>
        </div>
      </div>
      <button
        type="submit"
        className="gs-button gs-button--primary gs-button--large"
        aria-busy={isSubmitting}
        disabled={isSubmitting}
      >
        {isSubmitting ? LOGIN_TEXTS.submitting : LOGIN_TEXTS.submit}
      </button>
      <p className="app-login__links">
        <a className="app-link" href={recoverPath}>
          {LOGIN_LINK_TEXTS.recover}
        </a>
        {registerPath !== undefined && (
          <a className="app-link" href={registerPath}>
            {LOGIN_LINK_TEXTS.register}
          </a>
        )}
      </p>
    </Form>
  );
}
