import type { EmailContent } from "#domain/access/email-schema.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { emailHtml } from "./email-html.ts";
import { buildEmailParts, type EmailParts } from "./email-parts.ts";

/** The sender: a distributor's portal, or the platform. */
export interface Letterhead {
  theme: Theme;
  distributorName: string;
  /** Origin of the portal that the recipient knows. */
  portalOrigin: string;
  timeZone: string;
}

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an e-mail in the distributor's look.
 *  @throws Error for a link to another host than the portal's */
export function renderEmail(content: EmailContent, letterhead: Letterhead): RenderedEmail {
  const { theme, distributorName: name, portalOrigin } = letterhead;
  const parts = buildEmailParts(content, letterhead);
  for (const part of [parts.button, parts.secondary, ...parts.lines]) {
    if (part !== null && new URL(part.link).origin !== new URL(portalOrigin).origin) {
      throw new Error(`A link of the e-mail leads out of the portal: ${content.kind}`);
    }
  }
  return {
    subject: parts.subject,
    html: emailHtml(parts, { name, theme, logoUrl: findLogo(theme.logo, portalOrigin) }),
    text: emailText(parts, name),
  };
}

/** Origin of the links in a content; null without links. */
export function originOfLinks(content: EmailContent): string | null {
  const link: unknown = Object.entries(content).find(([field]) => /link$/i.test(field))?.[1];
  return typeof link === "string" ? new URL(link).origin : null;
}

/** Mail programs display no SVG, and load only http and https. */
function findLogo(logo: string | undefined, portalOrigin: string): string | null {
  const url = logo === undefined ? null : URL.parse(logo, portalOrigin);
  return url === null || !/^https?:$/.test(url.protocol) || url.pathname.endsWith(".svg") ? null : url.href;
}

function emailText(parts: EmailParts, name: string): string {
  const links = [parts.button, parts.secondary].flatMap((part) =>
    part === null ? [] : [`${part.label}:\n${part.link}`],
  );
  const lines = parts.lines.map(({ label, link }) => `- ${label}\n  ${link}`);
  return [name, parts.greeting, ...parts.paragraphs, ...lines, ...links, `-- \n${parts.footer}`].join("\n\n");
}
