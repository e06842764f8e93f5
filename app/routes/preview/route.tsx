import { redirect, redirectDocument } from "@remix-run/cloudflare";
import * as z from "zod";
import { homePathOfType, PAGES } from "#domain/access/pages.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";

const PreviewFormSchema = z.object({ intent: z.string(), roleId: z.string() });

export function loader() {
  return redirect("/");
}

/** Begins or ends an administrator's preview of a role. The document is loaded again, since the live channel
 *  belongs to the identity before. */
export const action = openLoader(async ({ context, request }) => {
  const { actor, services } = context;
  if (actor.kind !== "user") return redirect("/");
  const { intent, roleId } = readForm(PreviewFormSchema, await request.formData());
  if (intent === "leave") {
    await services.roles.leavePreview();
    return redirectDocument(actor.previewOf === null ? "/" : PAGES.RolesSettings.path);
  }
  const { type } = await services.roles.startPreview(roleId);
  return redirectDocument(homePathOfType(type));
});
