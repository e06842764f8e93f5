/** Longest texts of the browser info, in characters: the browser cuts to them, the server refuses what is longer. */
export const BROWSER_INFO_LENGTHS = {
  acceptHeader: 256,
  clientIp: 45,
  userAgent: 512,
  language: 35,
  requestorOrigin: 256,
  currentUrl: 2_048,
} as const;

/** Longest encoded browser info, in characters of base64url: 8 kB of an address. */
export const MAX_BROWSER_INFO_CHARS = 8_192;
