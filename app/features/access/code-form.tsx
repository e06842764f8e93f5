import "./login.css";
import "#app/ui/button.css";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { CODE_TEXTS } from "#copy/account/account.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CodeAnswer } from "./login-answer.ts";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Second step of a sign-in: the code of the authenticator app, or a recovery code. Works before JavaScript. */
export function CodeForm({ answer }: { answer: CodeAnswer }) {
  const { challenge, login, isRecoveryCode, notice } = answer;
  const isSubmitting = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    code.current?.focus();
  }, [answer]);
  return (
    <Form method="post" className="app-stack app-login__form">
      <h1 className="app-login__title">{CODE_TEXTS.title}</h1>
      <p className="app-quiet app-login__hint">
        {isRecoveryCode ? CODE_TEXTS.recoveryHint : CODE_TEXTS.appHint}
      </p>
      {notice && <Notice {...notice} />}
      <HiddenField name="challenge" value={challenge} />
      <HiddenField name="login" value={login} />
      <HiddenField name="isRecoveryCode" value={isRecoveryCode ? "1" : ""} />
      <label className="app-field">
        <span className="app-field__label">
          {isRecoveryCode ? CODE_TEXTS.recoveryLabel : CODE_TEXTS.appLabel}
        </span>
        <Input
          key={isRecoveryCode ? "recovery" : "app"}
          ref={code}
          className="app-login__code"
          name="code"
          type="text"
          required
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={notice?.code === "INVALID_SECOND_FACTOR" ? true : undefined}
          {...(isRecoveryCode
            ? { autoComplete: "off", maxLength: 32 }
            : { inputMode: "numeric", autoComplete: "one-time-code", pattern: "[0-9 ]*", maxLength: 7 })}
        />
      </label>
      <BusyButton isBusy={isSubmitting} label={CODE_TEXTS.submit} busyLabel={CODE_TEXTS.submitting} />
      <p className="app-row app-row--between app-login__links">
        <Button
          type="submit"
          name="intent"
          value={isRecoveryCode ? "appCode" : "recoveryCode"}
          formNoValidate
          kind="link"
        >
          {isRecoveryCode ? CODE_TEXTS.useAppCode : CODE_TEXTS.useRecoveryCode}
        </Button>
        <a className="app-link-button" href={pathname}>
          {CODE_TEXTS.startAgain}
        </a>
      </p>
    </Form>
  );
}
