import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { LOGIN_TEXTS } from "#copy/portal.ts";

export interface LoginAnswer {
  login: string;
  title: string;
  description: string;
}

/** E-mail and password. Works before JavaScript; a refusal keeps the e-mail and brings the focus back. */
export function LoginForm({ hint, answer }: { hint: string; answer: LoginAnswer | undefined }) {
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
      {answer && (
        <div className="gs-notice gs-notice--danger" role="alert">
          <p>
            <strong>{answer.title}</strong>
            <br />
            {answer.description}
          </p>
        </div>
      )}
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
    </Form>
  );
}
