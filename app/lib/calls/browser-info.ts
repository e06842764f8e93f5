import { BROWSER_INFO_LENGTHS } from "#domain/access/browser-info-limits.ts";
import type { BrowserInfo } from "#domain/access/browser-info-schema.ts";
import { encodeBase64UrlText } from "#domain/shared/base64url.ts";

/** What browsers accept for a page, as their own header says it. */
const ACCEPTED_TYPES = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** What this browser tells about itself with each call that changes something. The client's address stays empty,
 *  because the server takes the connection's, and Java is off, as the HTML standard has it for every browser. */
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

/** The same as text for the query parameter `browser`. */
export function encodeBrowserInfo(): string {
  return encodeBase64UrlText(JSON.stringify(collectBrowserInfo()));
}

function cut(field: keyof typeof BROWSER_INFO_LENGTHS, text: string): string {
  return text.slice(0, BROWSER_INFO_LENGTHS[field]);
}
