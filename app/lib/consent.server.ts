const COOKIE = "girassol_cookies";
const CHOICES = ["accepted", "refused"] as const;
const YEAR_S = 31_536_000;

/** What a visitor answered when asked about cookies. */
export type ConsentChoice = (typeof CHOICES)[number];

/** The choice as it was sent, or null when it is none. */
export function toConsentChoice(value: unknown): ConsentChoice | null {
  return CHOICES.find((choice) => choice === value) ?? null;
}

/** What this browser answered, or null when it was not asked yet. */
export function readConsent(request: Request): ConsentChoice | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = cookies
    .split(";")
    .map((cookie) => cookie.trim().split("="))
    .find(([name]) => name === COOKIE)?.[1];
  return toConsentChoice(value);
}

/** `Set-Cookie` value that keeps the answer for a year. */
export function consentCookie(choice: ConsentChoice, request: Request): string {
  const secure = request.url.startsWith("https:") ? "; Secure" : "";
  return `${COOKIE}=${choice}; Path=/; Max-Age=${String(YEAR_S)}; SameSite=Lax; HttpOnly${secure}`;
}
