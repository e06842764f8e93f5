import "./login.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { NEW_PASSWORD_TEXTS } from "#copy/account/account.ts";
import { fill } from "#copy/shared/fill.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ClosedLink } from "./closed-link.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { Input } from "#app/ui/input.tsx";

export interface NewPasswordAnswer {
  /** Error codes by field. */
  errors: { password?: string | undefined; confirmation?: string | undefined };
  notice: { title: string; description: string } | null;
}

export interface NewPasswordFormProps {
  /** E-mail of the account that the link belongs to; null for an invalid link. */
  email: string | null;
  answer: NewPasswordAnswer | undefined;
  recoverPath: string;
}

/** Page behind a recovery link: a new password, or the way to another link. */
export function NewPasswordForm({ email, answer, recoverPath }: NewPasswordFormProps) {
  const isSubmitting = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  if (email === null) {
    const ways = [{ label: NEW_PASSWORD_TEXTS.newLink, path: recoverPath }];
    return (
      <ClosedLink title={NEW_PASSWORD_TEXTS.invalidTitle} text={NEW_PASSWORD_TEXTS.invalidText} ways={ways} />
    );
  }
  return (
    <Form ref={form} method="post" className="app-stack app-login__form" noValidate>
      <h1 className="app-login__title">{NEW_PASSWORD_TEXTS.title}</h1>
      <p className="app-quiet app-login__hint">{fill(NEW_PASSWORD_TEXTS.hint, { email })}</p>
      {answer?.notice && <Notice {...answer.notice} />}
      <Input bare type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields errors={answer?.errors ?? {}} labels={NEW_PASSWORD_TEXTS} />
      <BusyButton
        isBusy={isSubmitting}
        label={NEW_PASSWORD_TEXTS.submit}
        busyLabel={NEW_PASSWORD_TEXTS.submitting}
      />
    </Form>
  );
}
