import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { VERIFY_TEXTS } from "#copy/documents.ts";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { VerifyDocument } from "#app/features/documents/verify-document.tsx";
import { verifyDocument } from "#app/features/documents/verify-page.server.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, VERIFY_TEXTS.title);

export const loader = openLoader(verifyDocument);

/** Where a printed budget or order is checked: the page of its QR code. */
export default function Documents() {
  return (
    <OpenScreen>
      <VerifyDocument {...useLoaderData<typeof loader>()} />
    </OpenScreen>
  );
}
