import type { AppLoadContext } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import {
  PopupFormSchema,
  PopupInputSchema,
  PopupUpdateSchema,
  toPopupForm,
  toPopupInput,
} from "#domain/popups/popup-schema.ts";
import { SwitchFormSchema } from "#app/lib/forms/form-fields.server.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { answerRecord } from "../records/record-form.server.ts";

/** Runs the action of a pop-up's form.
 *  @param id - null for a new pop-up */
export async function actOnPopup(context: AppLoadContext, fields: FormData, id: string | null) {
  return answerRecord(context, fields, {
    id,
    kind: {
      records: context.services.popups,
      schemas: { form: PopupFormSchema, input: PopupInputSchema, update: PopupUpdateSchema },
      read: (sent) => readForm(PopupFormSchema, sent),
      toForm: toPopupForm,
      toInput: toPopupInput,
      sets: ["whereToDisplay"],
      codes: { displayFrequency: "INVALID_FREQUENCY" },
      paths: {
        record: PAGES.AdvertisingDetails.path,
        deleted: `${PAGES.AdvertisingSettings.path}?excluido=1`,
      },
    },
  });
}

/** Turns a pop-up on or off, in the version that the list showed. Returns the refusal; null on success. */
export async function switchPopup(context: AppLoadContext, fields: FormData) {
  const { popups } = context.services;
  const { id, ...change } = readForm(SwitchFormSchema, fields);
  try {
    const { id: _id, updatedAt: _at, ...popup } = await popups.get(id);
    await popups.update(id, parseSent(PopupUpdateSchema, { ...popup, ...change }));
    return null;
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return refusal;
  }
}
