import { redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";

/** Leads to the first part of the buying journey, which asks who comes. */
export function loader() {
  return redirect(PAGES.ShoppingJourneyKits.path);
}
