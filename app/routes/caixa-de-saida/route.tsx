import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OUTBOX_TEXTS } from "#copy/account/account.ts";
import { EmailOutbox } from "#app/features/access/email-outbox.tsx";
import { loadOutbox } from "#app/features/access/outbox-loader.server.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, OUTBOX_TEXTS.title);

export const loader = openLoader(async ({ context, request }) => {
  const outbox = await loadOutbox(request, () => context.services.access.readEmailOutbox());
  return { ...outbox, timeZone: context.distributor?.settings.timeZone ?? "America/Sao_Paulo" };
});

export default function Outbox() {
  return <EmailOutbox {...useLoaderData<typeof loader>()} />;
}
