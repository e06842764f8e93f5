import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { VERIFY_EMAIL_TEXTS } from "#copy/account/account.ts";
import { ClosedLink } from "#app/features/access/closed-link.tsx";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { noticeOf } from "#app/features/access/login-notice.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, VERIFY_EMAIL_TEXTS.title);

export function loader() {
  return redirect("/");
}

/** Sends a confirmation link to the signed-in person. The portal's banner does the same in place; this page works
 *  before JavaScript. */
export async function action({ context }: ActionFunctionArgs) {
  try {
    const { sent } = await context.services.access.sendEmailVerification();
    return data({ sent, refusal: null });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ sent: false, refusal: noticeOf(error, refusal) }, { status: refusal.status });
  }
}

export default function SendEmailVerification() {
  const answer = useActionData<typeof action>();
  const { sentTitle, sent, alreadyTitle, already, home } = VERIFY_EMAIL_TEXTS;
  const words =
    answer?.refusal ??
    (answer?.sent === true
      ? { title: sentTitle, description: sent }
      : { title: alreadyTitle, description: already });
  return (
    <OpenScreen>
      <ClosedLink title={words.title} text={words.description} ways={[{ label: home, path: "/" }]} />
    </OpenScreen>
  );
}
