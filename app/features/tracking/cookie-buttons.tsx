import { Form } from "@remix-run/react";
import { CONSENT_TEXTS } from "#copy/consent.ts";

/** Both answers, alike to look at and to reach. Works before JavaScript.
 *  @param next - page that is shown afterwards */
export function CookieButtons({ next }: { next: string }) {
  return (
    <Form method="post" action="/cookies" preventScrollReset replace className="app-consent__actions">
      <input type="hidden" name="next" value={next} />
      <button type="submit" name="choice" value="refused" className="gs-button">
        {CONSENT_TEXTS.refuse}
      </button>
      <button type="submit" name="choice" value="accepted" className="gs-button">
        {CONSENT_TEXTS.accept}
      </button>
    </Form>
  );
}
