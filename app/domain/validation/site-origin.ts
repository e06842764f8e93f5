const HOST = String.raw`(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}`;
const ORIGIN = new RegExp(String.raw`^(?:https://${HOST}|https?://(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$`);

/** Whether a text is the origin of a web site as its visitors' browsers send it: https, and http on one's own machine. */
export function isSiteOrigin(text: string): boolean {
  return text.length <= 200 && ORIGIN.test(text);
}

/** The origin in what people paste: the address of a page, perhaps without https. What is no address stays as it is. */
export function toSiteOrigin(text: string): string {
  const typed = text.trim().toLowerCase();
  const address = /^[a-z]+:\/\//.test(typed) ? typed : `https://${typed}`;
  const origin = /^[a-z]+:\/\/[^/?#]*/.exec(address)?.[0] ?? address;
  const plain = origin.replace(/^(https:\/\/.+):443$/, "$1").replace(/^(http:\/\/.+):80$/, "$1");
  return isSiteOrigin(plain) ? plain : text.trim();
}
