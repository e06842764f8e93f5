import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LINK_SIGN_IN_TEXTS } from "#copy/account/account.ts";
import { LinkSignIn } from "#app/features/access/link-sign-in.tsx";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { signInAction } from "#app/features/access/sign-in-action.server.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, LINK_SIGN_IN_TEXTS.title);

export function loader({ request }: LoaderFunctionArgs) {
  return { hasToken: readToken(request) !== "" };
}

export function action(args: ActionFunctionArgs) {
  const { access } = args.context.services;
  return signInAction(args, () => access.signInByToken({ token: readToken(args.request) }));
}

function readToken(request: Request): string {
  return (new URL(request.url).searchParams.get("token") ?? "").slice(0, 256);
}

export default function SignInByLink() {
  const { hasToken } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OpenScreen>
      <LinkSignIn hasToken={hasToken} answer={answer} />
    </OpenScreen>
  );
}
