import "#app/styles/login.css";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useRouteLoaderData } from "@remix-run/react";
import { LOGIN_TEXTS } from "#copy/portal.ts";
import { homePath } from "#domain/access/pages.ts";
import { LoginForm } from "#app/features/access/login-form.tsx";
import { LoginScreen } from "#app/features/access/login-screen.tsx";
import { safeNext, signInAction } from "#app/lib/sign-in-action.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { actor } = context;
  if (actor.kind === "user" || actor.kind === "platform") {
    throw redirect(safeNext(new URL(request.url).searchParams.get("next")) ?? homePath(actor));
  }
  return null;
}

export function action(args: ActionFunctionArgs) {
  return signInAction(args, (credentials) => args.context.services.access.signIn(credentials));
}

export default function Login() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const answer = useActionData<typeof action>();
  if (!root) return null;
  return (
    <LoginScreen theme={root.theme}>
      <LoginForm hint={LOGIN_TEXTS.hint} answer={answer} />
    </LoginScreen>
  );
}
