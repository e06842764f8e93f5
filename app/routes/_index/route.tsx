import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TEXTS } from "#copy/shell/portal.ts";
import { homePath } from "#domain/access/pages.ts";
import { LoginForm } from "#app/features/access/login-form.tsx";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { safeNext } from "#app/lib/pages/safe-next.ts";
import { signInAction } from "#app/features/access/sign-in-action.server.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { actor } = context;
  const { searchParams } = new URL(request.url);
  if (actor.kind === "user" || actor.kind === "platform") {
    throw redirect(safeNext(searchParams.get("next")) ?? homePath(actor));
  }
  return { hasNewPassword: searchParams.get("senha") === "nova" };
}

export function action(args: ActionFunctionArgs) {
  return signInAction(args, (credentials) => args.context.services.access.signIn(credentials));
}

export default function Login() {
  const { hasNewPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OpenScreen>
      <LoginForm
        hint={LOGIN_TEXTS.hint}
        answer={answer}
        hasNewPassword={hasNewPassword}
        recoverPath="/recover"
        registerPath="/register"
      />
    </OpenScreen>
  );
}
