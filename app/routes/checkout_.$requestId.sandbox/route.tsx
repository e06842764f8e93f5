import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SANDBOX_BANK_TEXTS } from "#copy/payments/sandbox-bank.ts";
import { actAsBank, loadSandboxBank } from "#app/features/payments/sandbox-bank-page.server.ts";
import { SandboxBankPage } from "#app/features/payments/sandbox-bank-page.tsx";
import { openAction, openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, SANDBOX_BANK_TEXTS.title);

export const loader = openLoader(loadSandboxBank);

export const action = openAction(actAsBank);

/** Where somebody who tries the portal out plays the payer's bank. Not there in production. */
export default function SandboxBank() {
  return <SandboxBankPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
