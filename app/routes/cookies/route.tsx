import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { consentCookie, toConsentChoice } from "#app/lib/consent.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { safeNext } from "#app/lib/safe-next.ts";

export function loader() {
  return redirect("/");
}

/** Keeps what the visitor answered about cookies, and leads back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const choice = toConsentChoice(form.get("choice"));
  const next = safeNext(formText(form, "next", 1000)) ?? "/";
  return redirect(next, {
    headers: choice === null ? {} : { "set-cookie": consentCookie(choice, request) },
  });
}
