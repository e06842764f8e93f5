import type { AppLoadContext } from "@remix-run/cloudflare";

type ReadOutbox = AppLoadContext["services"]["access"]["readEmailOutbox"];

/** Loads the list of e-mails, and the one whose id is in the query, prepared for a frame. */
export async function loadOutbox(request: Request, readOutbox: ReadOutbox) {
  const emails = await readOutbox();
  const id = new URL(request.url).searchParams.get("id");
  const chosen = emails.find((email) => email.id === id) ?? emails[0] ?? null;
  return {
    emails: emails.map(({ id, recipient, subject, createdAt }) => ({ id, recipient, subject, createdAt })),
    chosen: chosen && { ...chosen, html: forFrame(chosen.html) },
  };
}

/** Removes the style element, which only holds the dark colours and is refused by the page's policy, and makes
 *  links open in the whole window instead of the frame. */
function forFrame(html: string): string {
  return html.replace(/<style>[^<]*<\/style>/, "").replaceAll("<a ", '<a target="_top" ');
}
