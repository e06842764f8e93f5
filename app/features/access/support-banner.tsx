import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { BANNER_TEXTS } from "#copy/access/banners.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { Button } from "#app/ui/button.tsx";

export interface SupportBannerProps {
  /** Who of the platform is at work here. */
  operatorName: string;
  /** Whose account it is. */
  personName: string;
  /** Why, in the operator's words. */
  reason: string;
  /** Instant, UTC, at which the access ends by itself; the banner tells the time of day. */
  until: string;
}

const TIME_ZONE = "America/Sao_Paulo";

/** Says who of the platform is at work in somebody's name, why and until when, and ends it. */
export function SupportBanner({ operatorName, personName, reason, until }: SupportBannerProps) {
  const words = {
    operator: operatorName,
    person: personName,
    until: formatInstant(until, TIME_ZONE).slice(-5),
    reason,
  };
  return (
    <Form method="post" action="/logout" reloadDocument className="app-banner app-banner--warn">
      <p>{fill(BANNER_TEXTS.support, words)}</p>
      <Button type="submit">{BANNER_TEXTS.endSupport}</Button>
    </Form>
  );
}
