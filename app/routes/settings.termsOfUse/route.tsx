import { redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";

/** Redirects to the terms of use, which have the guard. */
export function loader() {
  return redirect(PAGES.GeneralTermsSettings.path);
}
