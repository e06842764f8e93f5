const HTTPS = /^https:\/\/(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;
const PATH = /^\/(?:[^\s\\/][^\s\\]*)?$/;

/** Whether a text is an address elsewhere that may be linked to: https, a host with a dot, nothing before the host. */
export function isHttpsAddress(text: string): boolean {
  return HTTPS.test(text);
}

/** Whether a text is a path of the portal itself: `//other.site` leads away and is none. */
export function isPortalPath(text: string): boolean {
  return PATH.test(text);
}
