import "./login.css";
import { Form, useNavigation } from "@remix-run/react";
import { LINK_SIGN_IN_TEXTS } from "#copy/account/account.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ClosedLink } from "./closed-link.tsx";
import { CodeForm } from "./code-form.tsx";
import type { LoginAnswer } from "./login-answer.ts";

/** Refusals that another try with the same link cannot change. */
const FINAL = new Set(["INVALID_LINK", "INVALID_SESSION"]);

const WAYS = [
  { label: LINK_SIGN_IN_TEXTS.signIn, path: "/" },
  { label: LINK_SIGN_IN_TEXTS.recover, path: "/recover" },
];

/** Page behind a link that signs in. Signing in takes a button, because mail scanners open links too. */
export function LinkSignIn({ hasToken, answer }: { hasToken: boolean; answer: LoginAnswer | undefined }) {
  const isSubmitting = useNavigation().state !== "idle";
  if (answer?.step === "code") return <CodeForm answer={answer} />;
  if (!hasToken || (answer && FINAL.has(answer.notice.code))) {
    const { invalidTitle, invalidText } = LINK_SIGN_IN_TEXTS;
    return <ClosedLink title={invalidTitle} text={invalidText} ways={WAYS} />;
  }
  return (
    <Form method="post" className="app-stack app-login__form">
      <h1 className="app-login__title">{LINK_SIGN_IN_TEXTS.title}</h1>
      <p className="app-quiet app-login__hint">{LINK_SIGN_IN_TEXTS.hint}</p>
      {answer && <Notice {...answer.notice} />}
      <BusyButton
        isBusy={isSubmitting}
        label={LINK_SIGN_IN_TEXTS.submit}
        busyLabel={LINK_SIGN_IN_TEXTS.submitting}
      />
    </Form>
  );
}
