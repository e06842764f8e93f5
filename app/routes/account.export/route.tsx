import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PRIVACY_TEXTS } from "#copy/account/profile.ts";
import { ConfirmationSchema } from "#domain/access/profile-schema.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const ExportFormSchema = z.object({ currentPassword: z.string() });

/** The person's data as a file. A refusal redirects a form to its page, and is answered as JSON to a script. */
export async function action({ context, request }: ActionFunctionArgs) {
  const confirmation = ConfirmationSchema.safeParse(readForm(ExportFormSchema, await request.formData()));
  try {
    const password = confirmation.success ? confirmation.data.currentPassword : "";
    const file = await context.services.profile.exportPersonalData({ currentPassword: password });
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${PRIVACY_TEXTS.fileName}"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, status, title, description } = refusal;
    if (request.headers.get("accept")?.includes("text/html")) {
      const page = pageEntry(context.actor.kind === "platform" ? "PlatformUserInfo" : "UserInfo").path;
      return redirect(`${page}?export=${code}#privacidade`, 303);
    }
    return Response.json({ title, description }, { status });
  }
}
