import { redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";

/** Redirects to the list of statuses, which has the guard. */
export function loader() {
  return redirect(PAGES.StatusSettings.path);
}
