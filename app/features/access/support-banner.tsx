import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { BANNER_TEXTS } from "#copy/access/banners.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { Button } from "#app/ui/button.tsx";

export interface SupportBannerProps {
  /** Name of the platform's operator. */
  operatorName: string;
  /** Name of the person whose account it is. */
  personName: string;
  /** The operator's reason for the access, as written. */
  reason: string;
  /** Instant, UTC, at which the access ends by itself; the banner shows the time of day. */
  until: string;
}

const TIME_ZONE = "America/Sao_Paulo";

/** Tells which operator of the platform acts in the person's name, why and until when, with a button that ends the
 *  access. */
export function SupportBanner({ operatorName, personName, reason, until }: SupportBannerProps) {
  const words = {
    operator: operatorName,
    person: personName,
    until: formatInstant(until, TIME_ZONE).slice(-5),
    reason,
  };
  return (
    <Form
      method="post"
      action="/logout"
      reloadDocument
      className="app-row app-row--between app-banner app-banner--warn"
    >
      <p>{fill(BANNER_TEXTS.support, words)}</p>
      <Button type="submit">{BANNER_TEXTS.endSupport}</Button>
    </Form>
  );
}
