import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { homePathOfType, PAGES } from "#domain/access/pages.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";

export function loader() {
  return redirect("/");
}

/** Begins or ends an administrator's preview of a role. The document is loaded again, since the live channel
 *  belongs to the identity before. */
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
