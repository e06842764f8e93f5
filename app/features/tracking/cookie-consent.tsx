import { Link, useLocation } from "@remix-run/react";
import { CONSENT_TEXTS } from "#copy/tracking/consent.ts";
import { CookieButtons } from "./cookie-buttons.tsx";

/** Asks once whether use may be measured. It stands above the page in its flow, so that it covers nothing. */
export function CookieConsent() {
  const { pathname, search } = useLocation();
  // The page on which the answer is changed asks by itself.
  if (pathname === "/cookies") return null;
  return (
    <section className="app-consent" aria-label={CONSENT_TEXTS.title}>
      <p>
        {CONSENT_TEXTS.text} <Link to="/cookies">{CONSENT_TEXTS.more}</Link>
      </p>
      <CookieButtons next={pathname + search} />
    </section>
  );
}
