import type { Settings } from "#domain/settings/settings-schema.ts";
import type { AccessRule } from "./may-access.ts";

/** Who is signed in to the distributor's outside shop.
 *  @source spec, side menu: single sign-on */
export const SINGLE_SIGN_ON: AccessRule = {
  types: ["admin", "staff", "integrator"],
  integrator: [],
  actions: ["singleSignOn"],
};

/** As many characters as the hash of the signature has bytes; a shorter secret could be guessed from one token.
 *  @source RFC 7518, 3.2 */
const MIN_SECRET_LENGTH = 32;

/** Whether the shop's address and the secret that signs for it are there. */
export function isSingleSignOnReady({ singleSignOn }: Settings): boolean {
  return shopAddress(singleSignOn.url) !== null && singleSignOn.secret.length >= MIN_SECRET_LENGTH;
}

/** The shop's address with the token that signs somebody in.
 *  @param address - what the distributor's settings name; null comes back for what no browser can be led to */
export function signedInAddress(address: string | undefined, token: string): string | null {
  const shop = shopAddress(address);
  if (shop === null) return null;
  const [rest = "", ...fragment] = shop.split("#");
  const hash = fragment.length === 0 ? "" : `#${fragment.join("#")}`;
  return `${rest}${rest.includes("?") ? "&" : "?"}token=${encodeURIComponent(token)}${hash}`;
}

function shopAddress(address: string | undefined): string | null {
  return address !== undefined && /^https?:\/\//i.test(address) ? address : null;
}
