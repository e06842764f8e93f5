import { BROWSER_INFO_LENGTHS } from "#domain/access/browser-info-limits.ts";
import type { BrowserInfo } from "#domain/access/browser-info-schema.ts";
import { encodeBase64UrlText } from "#domain/shared/base64url.ts";

/** The `Accept` header of browsers for a page. */
const ACCEPTED_TYPES = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** Browser info that is sent with each changing call. The client's address is empty, because the server uses that
 *  of the connection; Java is off, as the HTML standard defines for every browser. */
export function collectBrowserInfo(): BrowserInfo {
  const { location, navigator, screen } = window;
  return {
    acceptHeader: ACCEPTED_TYPES,
    clientIp: "",
    userAgent: cut("userAgent", navigator.userAgent),
    language: cut("language", navigator.language),
    colorDepth: screen.colorDepth,
    screenWidth: Math.round(screen.width),
    screenHeight: Math.round(screen.height),
    timeZoneOffset: new Date().getTimezoneOffset(),
    javaEnabled: false,
    javaScriptEnabled: true,
    requestorOrigin: cut("requestorOrigin", location.origin),
    currentUrl: cut("currentUrl", location.href),
  };
}

/** The browser info as text, for the query parameter `browser`. */
export function encodeBrowserInfo(): string {
  return encodeBase64UrlText(JSON.stringify(collectBrowserInfo()));
}

function cut(field: keyof typeof BROWSER_INFO_LENGTHS, text: string): string {
  return text.slice(0, BROWSER_INFO_LENGTHS[field]);
}
