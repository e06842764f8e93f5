import { CONSENT_TEXTS } from "#copy/tracking/consent.ts";
import { COOKIE_PAGE_TEXTS as TEXTS } from "#copy/tracking/cookie-page.ts";
import { fill } from "#copy/shared/fill.ts";
import type { CookieChoice } from "#domain/tracking/cookie-choice.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { CookieButtons } from "./cookie-buttons.tsx";

/** What the browser stores and measures, the answer with its date, and buttons to change it. */
export function CookiePage({ consent, next }: { consent: CookieChoice | null; next: string }) {
  return (
    <>
      <h1 className="app-page-title">{TEXTS.title}</h1>
      <p className="app-page-hint">{CONSENT_TEXTS.text}</p>
      <h2>{TEXTS.necessary}</h2>
      <p>{TEXTS.necessaryText}</p>
      <h2>{TEXTS.measuring}</h2>
      <p>{TEXTS.measuringText}</p>
      <h2>{TEXTS.choice}</h2>
      <p role="status">
        {consent === null ? (
          TEXTS.unanswered
        ) : (
          <>
            <strong>{TEXTS.choices[consent.choice]}</strong>{" "}
            {fill(TEXTS.answered, { version: consent.version })} <InstantText value={consent.answeredAt} />.
          </>
        )}
      </p>
      <p>{TEXTS.change}</p>
      <CookieButtons next={next} />
    </>
  );
}
