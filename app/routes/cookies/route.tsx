import "#app/features/terms/terms.css";
import { type ActionFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import * as z from "zod";
import { COOKIE_PAGE_TEXTS } from "#copy/tracking/cookie-page.ts";
import { COOKIE_NOTICE_VERSION, parseChoice } from "#domain/tracking/cookie-choice.ts";
import { CookiePage } from "#app/features/tracking/cookie-page.tsx";
import { Brand } from "#app/features/theme/brand.tsx";
import { consentCookie, readConsent } from "#app/features/tracking/consent.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { safeNext } from "#app/lib/pages/safe-next.ts";
import type { loader as rootLoader } from "#app/root.tsx";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, COOKIE_PAGE_TEXTS.title);

export const loader = openLoader(({ request }) => ({ consent: readConsent(request) }));

const CookieFormSchema = z.object({ choice: z.string(), next: z.string().max(1000) });

/** Saves the visitor's answer about cookies, with the notice's version and the time, and redirects back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = readForm(CookieFormSchema, await request.formData());
  const choice = parseChoice(form.choice);
  const next = safeNext(form.next) ?? "/";
  if (choice === null) return redirect(next);
  const answer = { choice, version: COOKIE_NOTICE_VERSION, answeredAt: new Date().toISOString() };
  return redirect(next, { headers: { "set-cookie": consentCookie(answer, request) } });
}

export default function Cookies() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { consent } = useLoaderData<typeof loader>();
  return (
    <main className="app-terms-page">
      {root && <Brand name={root.title} logo={root.logo} />}
      <div className="app-terms">
        <CookiePage consent={consent} next="/cookies" />
      </div>
    </main>
  );
}
