import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NEW_PASSWORD_TEXTS } from "#copy/account/account.ts";
import { NewPasswordForm } from "#app/features/access/new-password-form.tsx";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { recoverPasswordAction } from "#app/features/access/recovery-actions.server.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, NEW_PASSWORD_TEXTS.title);

export const loader = openLoader(async ({ context, params }) => {
  const link = await context.services.access.readRecoveryLink(params["token"] ?? "");
  return { email: link?.email ?? null };
});

export function action(args: ActionFunctionArgs) {
  const { access } = args.context.services;
  return recoverPasswordAction(args, (input) => access.recoverPassword(input), "/");
}

export default function NewPassword() {
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OpenScreen>
      <NewPasswordForm email={email} answer={answer} recoverPath="/recover" />
    </OpenScreen>
  );
}
