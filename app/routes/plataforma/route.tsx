import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TEXTS } from "#copy/shell/portal.ts";
import { LoginForm } from "#app/features/access/login-form.tsx";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { signInAction } from "#app/features/access/sign-in-action.server.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Plataforma");

export function loader({ request }: LoaderFunctionArgs) {
  return { hasNewPassword: new URL(request.url).searchParams.get("senha") === "nova" };
}

export function action(args: ActionFunctionArgs) {
  return signInAction(args, (credentials) => args.context.services.access.signInPlatform(credentials));
}

export default function PlatformLogin() {
  const { hasNewPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OpenScreen isPlatform>
      <LoginForm
        hint={LOGIN_TEXTS.platformHint}
        answer={answer}
        hasNewPassword={hasNewPassword}
        recoverPath="/plataforma/recover"
      />
    </OpenScreen>
  );
}
