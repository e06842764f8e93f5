import { COOKIE_NOTICE_VERSION, formatCookieChoice } from "#domain/tracking/cookie-choice.ts";

/** Cookie of a visitor who accepted only the necessary cookies. */
export const REFUSED_COOKIES = formatCookieChoice({
  choice: "refused",
  version: COOKIE_NOTICE_VERSION,
  answeredAt: "2026-11-01T12:00:00.000Z",
});
