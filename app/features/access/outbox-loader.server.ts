import type { AppLoadContext } from "@remix-run/cloudflare";

type ReadOutbox = AppLoadContext["services"]["access"]["readEmailOutbox"];

/** The list of e-mails, and the one whose id the address names, ready to be shown in a frame. */
export async function loadOutbox(request: Request, readOutbox: ReadOutbox) {
  const emails = await readOutbox();
  const id = new URL(request.url).searchParams.get("id");
  const chosen = emails.find((email) => email.id === id) ?? emails[0] ?? null;
  return {
    emails: emails.map(({ id, recipient, subject, createdAt }) => ({ id, recipient, subject, createdAt })),
    chosen: chosen && { ...chosen, html: forFrame(chosen.html) },
  };
}

/** The page's policy refuses the style element, which only holds the dark colours; and a link followed inside the
 *  frame would show the portal in the portal. */
function forFrame(html: string): string {
  return html.replace(/<style>[^<]*<\/style>/, "").replaceAll("<a ", '<a target="_top" ');
}
