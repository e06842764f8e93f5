import { COOKIE_NOTICE_VERSION, formatCookieChoice } from "#domain/tracking/cookie-choice.ts";

/** Value of the cookie of somebody who answered the notice about cookies before, with the necessary ones alone. */
export const REFUSED_COOKIES = formatCookieChoice({
  choice: "refused",
  version: COOKIE_NOTICE_VERSION,
  answeredAt: "2026-11-01T12:00:00.000Z",
});
