import "#app/styles/login.css";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useRouteLoaderData } from "@remix-run/react";
import { LOGIN_TEXTS } from "#copy/portal.ts";
import { LoginForm } from "#app/features/access/login-form.tsx";
import { LoginScreen } from "#app/features/access/login-screen.tsx";
import { pageMeta } from "#app/lib/page-title.ts";
import { signInAction } from "#app/lib/sign-in-action.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Plataforma");

export function action(args: ActionFunctionArgs) {
  return signInAction(args, (credentials) => args.context.services.access.signInPlatform(credentials));
}

export default function PlatformLogin() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const answer = useActionData<typeof action>();
  if (!root) return null;
  return (
    <LoginScreen
      theme={{
        ...root.theme,
        title: "Girassol",
        loginTheme: { ...root.theme.loginTheme, type: "minimalist", socialLinks: {} },
      }}
    >
      <LoginForm hint={LOGIN_TEXTS.platformHint} answer={answer} />
    </LoginScreen>
  );
}
