import { redirect } from "@remix-run/cloudflare";
import { changeAppearance } from "#app/features/account/change-appearance.server.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";

export function loader() {
  return redirect("/");
}

/** Changes the person's appearance, for browsers without JavaScript. */
export const action = openLoader(({ context, request }) => changeAppearance(context, request));
