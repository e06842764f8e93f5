import { type CookieChoice, formatCookieChoice, parseCookieChoice } from "#domain/tracking/cookie-choice.ts";

const COOKIE = "girassol_cookies";
const YEAR_S = 31_536_000;

/** This browser's answer; null before it was given. */
export function readConsent(request: Request): CookieChoice | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = cookies
    .split(";")
    .map((cookie) => cookie.trim().split("="))
    .find(([name]) => name === COOKIE)?.[1];
  return value === undefined ? null : parseCookieChoice(value);
}

/** `Set-Cookie` value that keeps the answer for a year. */
export function consentCookie(choice: CookieChoice, request: Request): string {
  const secure = request.url.startsWith("https:") ? "; Secure" : "";
  const value = formatCookieChoice(choice);
  return `${COOKIE}=${value}; Path=/; Max-Age=${String(YEAR_S)}; SameSite=Lax; HttpOnly${secure}`;
}
