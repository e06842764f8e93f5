import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { RECOVERY_TEXTS } from "#copy/account/account.ts";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { RecoveryRequest } from "#app/features/access/recovery-request.tsx";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { startRecoveryAction } from "#app/features/access/recovery-actions.server.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, RECOVERY_TEXTS.title);

export function action(args: ActionFunctionArgs) {
  return startRecoveryAction(args, (login) => args.context.services.access.startRecovery(login));
}

export default function Recover() {
  const answer = useActionData<typeof action>();
  return (
    <OpenScreen>
      <RecoveryRequest answer={answer} recoverPath="/recover" signInPath="/" />
    </OpenScreen>
  );
}
