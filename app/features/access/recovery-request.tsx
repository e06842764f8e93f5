import "./login.css";
import "#app/ui/button.css";
import "./outbox.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { RECOVERY_TEXTS } from "#copy/account/account.ts";
import { fill } from "#copy/shared/fill.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

export interface RecoveryRequestAnswer {
  login: string;
  /** Whether the request was sent; the answer does not tell whether there is an account. */
  isStarted: boolean;
  /** Error code of the address. */
  error: string | null;
  notice: { title: string; description: string } | null;
}

export interface RecoveryRequestProps {
  answer: RecoveryRequestAnswer | undefined;
  recoverPath: string;
  signInPath: string;
}

/** Form that requests a recovery link. Once it is sent, it tells what to do if no e-mail arrives. */
export function RecoveryRequest(props: RecoveryRequestProps) {
  return props.answer?.isStarted ? <Started {...props} login={props.answer.login} /> : <Request {...props} />;
}

function Request({ answer, signInPath }: RecoveryRequestProps) {
  const isSubmitting = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className="app-stack app-login__form" noValidate>
      <h1 className="app-login__title">{RECOVERY_TEXTS.title}</h1>
      <p className="app-quiet app-login__hint">{RECOVERY_TEXTS.hint}</p>
      {answer?.notice && <Notice {...answer.notice} />}
      <FormField
        name="login"
        label={RECOVERY_TEXTS.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={254}
        defaultValue={answer?.login}
        error={answer?.error ?? undefined}
      />
      <BusyButton isBusy={isSubmitting} label={RECOVERY_TEXTS.submit} busyLabel={RECOVERY_TEXTS.submitting} />
      <p className="app-row app-row--between app-login__links">
        <a className="app-link-button" href={signInPath}>
          {RECOVERY_TEXTS.backToSignIn}
        </a>
      </p>
    </Form>
  );
}

function Started({ login, recoverPath, signInPath }: RecoveryRequestProps & { login: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className="app-stack app-login__form">
      <h1 ref={title} tabIndex={-1} className="app-login__title">
        {RECOVERY_TEXTS.sentTitle}
      </h1>
      <p className="app-quiet app-login__hint">{RECOVERY_TEXTS.sent}</p>
      <section className="app-small app-account__aside" aria-labelledby="nothing-came">
        <h2 id="nothing-came">{RECOVERY_TEXTS.nothingCame}</h2>
        <ul>
          {RECOVERY_TEXTS.steps.map((step) => (
            <li key={step}>{fill(step, { email: login })}</li>
          ))}
        </ul>
      </section>
      <p className="app-row app-row--between app-login__links">
        <a className="app-link-button" href={recoverPath}>
          {RECOVERY_TEXTS.otherEmail}
        </a>
        <a className="app-link-button" href={signInPath}>
          {RECOVERY_TEXTS.backToSignIn}
        </a>
      </p>
    </div>
  );
}
