/** Raised whenever what is asked for changes: answers to another version are none, and everybody is asked again. */
export const COOKIE_NOTICE_VERSION = 1;

const CHOICES = ["accepted", "refused"] as const;

/** What a visitor answered about cookies, to which notice, and when. */
export interface CookieChoice {
  choice: (typeof CHOICES)[number];
  version: number;
  /** Instant, UTC. */
  answeredAt: string;
}

/** The choice as a form sends it; null when it is none. */
export function parseChoice(value: unknown): CookieChoice["choice"] | null {
  return CHOICES.find((choice) => choice === value) ?? null;
}

/** The answer as a cookie keeps it.
 *  @example formatCookieChoice({ choice: "refused", version: 1, answeredAt: "2026-11-21T12:00:00.000Z" })
 *           // "refused~1~2026-11-21T12:00:00.000Z" */
export function formatCookieChoice({ choice, version, answeredAt }: CookieChoice): string {
  return [choice, String(version), answeredAt].join("~");
}

/** The answer that a cookie keeps; null for what is no answer to the notice of today. */
export function parseCookieChoice(value: string): CookieChoice | null {
  const [said, version, answeredAt = "", ...more] = value.split("~");
  const choice = parseChoice(said);
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(answeredAt);
  if (choice === null || version !== String(COOKIE_NOTICE_VERSION) || !isInstant || more.length > 0)
    return null;
  return { choice, version: COOKIE_NOTICE_VERSION, answeredAt };
}
