import { Form, useLocation } from "@remix-run/react";
import { CONSENT_TEXTS } from "#copy/consent.ts";

/** Asks once whether use may be measured. It hides nothing that somebody needs, and works before JavaScript. */
export function CookieConsent() {
  const { pathname, search } = useLocation();
  return (
    <section className="app-consent" aria-label={CONSENT_TEXTS.title}>
      <p>{CONSENT_TEXTS.text}</p>
      <Form method="post" action="/cookies" preventScrollReset replace className="app-consent__actions">
        <input type="hidden" name="next" value={pathname + search} />
        <button type="submit" name="choice" value="refused" className="gs-button">
          {CONSENT_TEXTS.refuse}
        </button>
        <button type="submit" name="choice" value="accepted" className="gs-button gs-button--primary">
          {CONSENT_TEXTS.accept}
        </button>
      </Form>
    </section>
  );
}
