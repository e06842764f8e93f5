import { redirect } from "@remix-run/cloudflare";
import { rememberList } from "#app/lib/lists/list-memory.server.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";

export function loader() {
  return redirect("/");
}

/** Saves in this browser how the person wants to see a list. */
export const action = openLoader(({ context: { actor }, request }) =>
  actor.kind === "user" || actor.kind === "platform" ? rememberList(request, actor) : redirect("/"),
);
