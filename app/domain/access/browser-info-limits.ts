/** Length limits of the browser info in characters: the browser truncates to them, the server refuses longer texts. */
export const BROWSER_INFO_LENGTHS = {
  acceptHeader: 256,
  clientIp: 45,
  userAgent: 512,
  language: 35,
  requestorOrigin: 256,
  currentUrl: 2_048,
} as const;

/** Limit of the encoded browser info in base64url characters. */
export const MAX_BROWSER_INFO_CHARS = 8_192;
