/** Version of the cookie notice. Raise it with every change of the notice's content: answers to other versions are
 *  ignored, and visitors are asked again. */
export const COOKIE_NOTICE_VERSION = 1;

const CHOICES = ["accepted", "refused"] as const;

/** A visitor's answer to a version of the cookie notice. */
export interface CookieChoice {
  choice: (typeof CHOICES)[number];
  version: number;
  /** Instant, UTC. */
  answeredAt: string;
}

/** Parses the choice of a form; null for an invalid value. */
export function parseChoice(value: unknown): CookieChoice["choice"] | null {
  return CHOICES.find((choice) => choice === value) ?? null;
}

/** Formats an answer as the value of a cookie.
 *  @example formatCookieChoice({ choice: "refused", version: 1, answeredAt: "2026-11-21T12:00:00.000Z" })
 *           // "refused~1~2026-11-21T12:00:00.000Z" */
export function formatCookieChoice({ choice, version, answeredAt }: CookieChoice): string {
  return [choice, String(version), answeredAt].join("~");
}

/** Parses the value of a cookie; null for an invalid value or an answer to another version of the notice. */
export function parseCookieChoice(value: string): CookieChoice | null {
  const [said, version, answeredAt = "", ...more] = value.split("~");
  const choice = parseChoice(said);
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(answeredAt);
  if (choice === null || version !== String(COOKIE_NOTICE_VERSION) || !isInstant || more.length > 0)
    return null;
  return { choice, version: COOKIE_NOTICE_VERSION, answeredAt };
}
