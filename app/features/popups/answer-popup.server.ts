import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { ZodError } from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { type PopupForm, reapplyPopupChanges, toPopupForm, toPopupInput } from "#domain/popups/popup-form.ts";
import { PopupFormSchema } from "#domain/popups/popup-form-schema.ts";
import { PopupInputSchema, PopupUpdateSchema } from "#domain/popups/popup-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { PopupAnswer, PopupRemovalAnswer } from "./popup-answer.ts";
import { readPopupForm, toPopupErrors } from "./popup-form-data.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";

/** What a page sent: the person's form, and what it began with. */
interface Sent {
  form: PopupForm;
  base: PopupForm;
  version: number;
}

export function readSentPopup(fields: FormData): Sent {
  const form = readPopupForm(fields);
  return { form, base: readBase(fields.get("base")) ?? form, version: sentVersion(fields) };
}

/** Saves a pop-up and goes to it, or answers what is wrong with it.
 *  @param id - null for a new pop-up */
export async function savePopup(context: AppLoadContext, id: string | null, sent: Sent) {
  try {
    const saved = await save(context, id, sent);
    if (saved instanceof ZodError) return refuseFields(context, sent, saved);
    return redirect(`${PAGES.AdvertisingDetails.path}/${saved.id}?salvo=${saved.version}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
    const errors = toPopupErrors(issues, sent.form);
    return data(
      {
        ...unsaved(context, sent),
        errors,
        refusal: issues.length > 0 ? null : refusal,
      } satisfies PopupAnswer,
      { status: refusal.status },
    );
  }
}

async function save({ services: { popups } }: AppLoadContext, id: string | null, { form, version }: Sent) {
  if (id === null) {
    const parsed = PopupInputSchema.safeParse(toPopupInput(form));
    return parsed.success ? popups.create(parsed.data) : parsed.error;
  }
  const parsed = PopupUpdateSchema.safeParse({ ...toPopupInput(form), version });
  return parsed.success ? popups.update(id, parsed.data) : parsed.error;
}

/** The pop-up as it stands now with the person's own changes on top, to look over and save. */
export async function reapplyPopup(context: AppLoadContext, id: string, sent: Sent): Promise<PopupAnswer> {
  const current = await context.services.popups.get(id);
  const base = toPopupForm(current);
  const form = reapplyPopupChanges(sent.base, sent.form, base);
  return { ...unsaved(context, { form, base, version: current.version }), isReapplied: true };
}

/** Deletes a pop-up and goes to the list, or answers why not. */
export async function removePopup(context: AppLoadContext, id: string) {
  try {
    await context.services.popups.remove(id);
    return redirect(`${PAGES.AdvertisingSettings.path}?excluido=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ kind: "removal", refusal } satisfies PopupRemovalAnswer, { status: refusal.status });
  }
}

function unsaved(context: AppLoadContext, sent: Sent): PopupAnswer {
  return { kind: "form", key: context.requestId, ...sent, errors: {}, refusal: null, isReapplied: false };
}

function refuseFields(context: AppLoadContext, sent: Sent, { issues }: ZodError) {
  const found = issues.map((issue) => ({
    field: issue.path.join("."),
    code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
  }));
  const errors = toPopupErrors(found, sent.form);
  return data({ ...unsaved(context, sent), errors } satisfies PopupAnswer, { status: 400 });
}

function readBase(text: FormDataEntryValue | null): PopupForm | null {
  if (typeof text !== "string") return null;
  try {
    return PopupFormSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
