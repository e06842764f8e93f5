import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { VERIFY_EMAIL_TEXTS } from "#copy/account/account.ts";
import { ConfirmEmail } from "#app/features/access/confirm-email.tsx";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, VERIFY_EMAIL_TEXTS.title);

export const loader = openLoader(async ({ context, params }) => ({
  link: await context.services.access.readEmailLink(params["token"] ?? ""),
}));

export async function action({ context, params }: ActionFunctionArgs) {
  try {
    const { email } = await context.services.access.verifyEmail({ token: params["token"] ?? "" });
    return data({ confirmed: email, notice: null });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = refusal;
    return data({ confirmed: null, notice: { title, description } }, { status });
  }
}

export default function VerifyEmail() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <OpenScreen>
      <ConfirmEmail link={link} answer={useActionData<typeof action>()} />
    </OpenScreen>
  );
}
