import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { CONSENT_TEXTS } from "#copy/tracking/consent.ts";
import { noteInterruption } from "#app/lib/pages/interruptions.ts";
import { CookieButtons } from "./cookie-buttons.tsx";

/** Asks once for consent to measuring. It is in the page's flow, so that it covers nothing. */
export function CookieConsent() {
  const { pathname, search } = useLocation();
  // Once it is answered, it leaves the page.
  useEffect(() => noteInterruption, []);
  // The page that changes the answer has its own buttons.
  if (pathname === "/cookies") return null;
  return (
    <section className="app-row app-row--between app-consent" aria-label={CONSENT_TEXTS.title}>
      <p>
        {CONSENT_TEXTS.text} <Link to="/cookies">{CONSENT_TEXTS.more}</Link>
      </p>
      <CookieButtons next={pathname + search} />
    </section>
  );
}
