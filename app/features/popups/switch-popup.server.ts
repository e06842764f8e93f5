import type { AppLoadContext } from "@remix-run/cloudflare";
import { PopupUpdateSchema } from "#domain/popups/popup-schema.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";

/** Switches a pop-up on or off in the version that the list showed. Answers the refusal, or null when it was done. */
export async function switchPopup(context: AppLoadContext, fields: FormData) {
  const { popups } = context.services;
  const id = fields.get("id");
  try {
    const { id: popupId, updatedAt: _at, ...popup } = await popups.get(typeof id === "string" ? id : "");
    const version = sentVersion(fields);
    const update = { ...popup, active: fields.get("active") === "true", version };
    await popups.update(popupId, parseSent(PopupUpdateSchema, update));
    return null;
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return refusal;
  }
}
