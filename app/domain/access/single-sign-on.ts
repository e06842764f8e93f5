import type { Settings } from "#domain/settings/settings-schema.ts";
import type { AccessRule } from "./may-access.ts";

/** Users with single sign-on to the distributor's external shop.
 *  @source spec, side menu: single sign-on */
export const SINGLE_SIGN_ON: AccessRule = {
  types: ["admin", "staff", "integrator"],
  integrator: [],
  actions: ["singleSignOn"],
};

/** As many characters as the signature's hash has bytes. A shorter secret could be guessed from one token.
 *  @source RFC 7518, 3.2 */
const MIN_SECRET_LENGTH = 32;

/** Whether both the shop's address and its signing secret are configured. */
export function isSingleSignOnReady({ singleSignOn }: Settings): boolean {
  return shopAddress(singleSignOn.url) !== null && singleSignOn.secret.length >= MIN_SECRET_LENGTH;
}

/** The shop's address with the sign-on token.
 *  @param address - the address in the distributor's settings; an invalid URL gives null */
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
