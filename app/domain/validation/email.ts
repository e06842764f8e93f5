const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** An e-mail address in the form in which it is stored and compared: outer spaces cut, lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a text, once normalised, is an address that mail can be sent to: `local@domain`, plain ASCII, at least two
 *  domain labels, no quoted local part and no address literal.
 *  @source RFC 5321 sizes (64 and 254), RFC 5322 dot-atom */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  if (email.length > MAX_LENGTH) return false;
  const [local = "", domain = "", ...rest] = email.split("@");
  const labels = domain.split(".");
  return (
    rest.length === 0 &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? "")
  );
}
