import { redirect } from "@remix-run/cloudflare";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { safeNext } from "#app/lib/pages/safe-next.ts";
import { PreferencesInputSchema } from "#domain/access/preferences-schema.ts";

/** Saves a form of the frame and redirects to the page that sent it. */
export async function changeAppearance(context: AppLoadContext, request: Request): Promise<Response> {
  const { actor, services, origin } = context;
  if (actor.kind !== "user" && actor.kind !== "platform") return redirect("/");
  const fields = Object.fromEntries(await request.formData());
  const asked = PreferencesInputSchema.safeParse({ appearance: fields });
  if (asked.success) await services.profile.updatePreferences(asked.data);
  return redirect(pathOnPortal(request.headers.get("referer"), origin));
}

function pathOnPortal(address: string | null, origin: string): string {
  if (address === null || !URL.canParse(address)) return "/";
  const { origin: from, pathname, search } = new URL(address);
  return (from === origin ? safeNext(pathname + search) : null) ?? "/";
}
