import "./login.css";
import { Form, useNavigation } from "@remix-run/react";
import { VERIFY_EMAIL_TEXTS } from "#copy/account/account.ts";
import { fill } from "#copy/shared/fill.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ClosedLink } from "./closed-link.tsx";

export interface ConfirmEmailProps {
  /** The address that the link confirms; null for an invalid link. */
  link: { email: string; isChange: boolean } | null;
  answer: { confirmed: string | null; notice: { title: string; description: string } | null } | undefined;
}

/** Page behind a link that confirms an e-mail address. Confirming takes a button, because mail scanners open links
 *  too. */
export function ConfirmEmail({ link, answer }: ConfirmEmailProps) {
  const isSubmitting = useNavigation().state !== "idle";
  const ways = [{ label: VERIFY_EMAIL_TEXTS.home, path: "/" }];
  if (answer?.confirmed) {
    const text = fill(VERIFY_EMAIL_TEXTS.done, { email: answer.confirmed });
    return <ClosedLink title={VERIFY_EMAIL_TEXTS.doneTitle} text={text} ways={ways} />;
  }
  if (link === null) {
    const { invalidTitle, invalidText } = VERIFY_EMAIL_TEXTS;
    return <ClosedLink title={invalidTitle} text={invalidText} ways={ways} />;
  }
  const { email, isChange } = link;
  return (
    <Form method="post" className="app-stack app-login__form">
      <h1 className="app-login__title">{VERIFY_EMAIL_TEXTS.title}</h1>
      <p className="app-quiet app-login__hint">
        {fill(isChange ? VERIFY_EMAIL_TEXTS.change : VERIFY_EMAIL_TEXTS.confirm, { email })}
      </p>
      {answer?.notice && <Notice {...answer.notice} />}
      <BusyButton
        isBusy={isSubmitting}
        label={VERIFY_EMAIL_TEXTS.submit}
        busyLabel={VERIFY_EMAIL_TEXTS.submitting}
      />
    </Form>
  );
}
