import { redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";

/** Redirects to the first page of the buying journey, which has the guard. */
export function loader() {
  return redirect(PAGES.ShoppingJourneyKits.path);
}
