import { redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";

/** Redirects to the list of payment methods, which has the guard. */
export function loader() {
  return redirect(PAGES.PaymentSettings.path);
}
