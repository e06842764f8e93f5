import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { homePathOfType, PAGES } from "#domain/access/pages.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";

export function loader() {
  return redirect("/");
}

/** Begins or ends an administrator's look at the portal through a role. The page is loaded anew, since the live
 *  channel of the one before was somebody else's. */
export const action = openLoader(async ({ context, request }) => {
  const { actor, services } = context;
  if (actor.kind !== "user") return redirect("/");
  const fields = await request.formData();
  if (fields.get("intent") === "leave") {
    await services.roles.leavePreview();
    return redirectDocument(actor.previewOf === null ? "/" : PAGES.RolesSettings.path);
  }
  const roleId = fields.get("roleId");
  const { type } = await services.roles.startPreview(typeof roleId === "string" ? roleId : "");
  return redirectDocument(homePathOfType(type));
});
