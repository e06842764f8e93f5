import { Form } from "@remix-run/react";
import { CONSENT_TEXTS } from "#copy/tracking/consent.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Buttons for both answers, equal in look and reach. They work before JavaScript.
 *  @param next - page to go to afterwards */
export function CookieButtons({ next }: { next: string }) {
  return (
    <Form method="post" action="/cookies" preventScrollReset replace className="app-row app-consent__actions">
      <HiddenField name="next" value={next} />
      <Button type="submit" name="choice" value="refused">
        {CONSENT_TEXTS.refuse}
      </Button>
      <Button type="submit" name="choice" value="accepted">
        {CONSENT_TEXTS.accept}
      </Button>
    </Form>
  );
}
