import { redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";

/** Leads to the list of ways to pay, which asks who comes. */
export function loader() {
  return redirect(PAGES.PaymentSettings.path);
}
