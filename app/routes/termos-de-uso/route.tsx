import "#app/features/terms/terms.css";
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { TERMS_TEXTS } from "#copy/terms.ts";
import { toTermsBlocks } from "#domain/terms/terms-blocks.ts";
import { TermsText } from "#app/features/terms/terms-text.tsx";
import { Brand } from "#app/features/theme/brand.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import type { loader as rootLoader } from "#app/root.tsx";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, TERMS_TEXTS.title);

export const loader = openLoader(async ({ context }) => {
  const file = context.distributor?.theme.term;
  if (file !== undefined) throw redirect(file);
  const { title, version, body, createdAt } = await context.services.terms.read();
  return { title, version, day: createdAt.slice(0, 10), blocks: toTermsBlocks(body) };
});

export default function Terms() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <main className="app-terms-page">
      {root && <Brand name={root.title} logo={root.logo} />}
      <TermsText {...useLoaderData<typeof loader>()} />
    </main>
  );
}
