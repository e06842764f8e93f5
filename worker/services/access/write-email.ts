import { EmailContentSchema } from "#domain/access/email-schema.ts";
import { originOfLinks, renderEmail, type RenderedEmail } from "#worker/gateways/email/render-email.ts";
import type { EmailSender } from "#worker/repositories/notifications/email-repository.ts";

/** Renders a stored e-mail in the look of its sender.
 *  @param hosts - hosts of the sender's portal, the default one first
 *  @throws Error if the content does not match its kind, or if a link leads to another host */
export function writeEmail(
  content: unknown,
  { distributorName, theme, timeZone }: EmailSender,
  hosts: readonly string[],
): RenderedEmail {
  const parsed = EmailContentSchema.parse(content);
  const portalOrigin = originOfLinks(parsed) ?? `https://${hosts[0] ?? ""}`;
  if (!hosts.includes(new URL(portalOrigin).hostname)) {
    throw new Error("A link of the e-mail leads to a host that is not the portal's");
  }
  return renderEmail(parsed, { distributorName, theme, timeZone, portalOrigin });
}
