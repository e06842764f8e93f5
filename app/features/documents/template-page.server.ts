import { data } from "@remix-run/cloudflare";
import * as z from "zod";
import { FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { DocumentTemplateSchema } from "#domain/settings/document-template-schema.ts";
import { formJson, placesForm } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { stepId } from "#app/lib/lists/list-order.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import type { SettingsAnswer } from "../settings/settings-answer.ts";
import { answerSettings } from "../settings/settings-page.server.ts";
import { orderOf, toTemplate, toTemplateValues } from "./template-values.ts";

/** What the form sends beside its places, for what does not save. */
const DraftSchema = z.object({
  intent: z.string(),
  /** A step of a block before JavaScript: `terms:up`. */
  move: z.string().max(40),
  version: z.string().max(40),
  base: formJson(z.record(z.string(), z.union([z.string(), z.boolean()]))),
});

/** Type of the documents and request of the preview, from the address. */
function askedOf(request: Request): { type: RequestType; requestId: string | null } {
  const { searchParams } = new URL(request.url);
  const type = REQUEST_TYPES.find((one) => one === searchParams.get("tipo")) ?? "budget";
  return { type, requestId: searchParams.get("pedido")?.slice(0, 64) ?? null };
}

/** Loads the template of the type in the address, with its preview. */
export async function loadTemplate({ context, request }: PortalArgs) {
  const { templateSettings, documents } = context.services;
  const { type, requestId } = askedOf(request);
  const { settings, version } = templateSettings.read(type);
  const preview = await documents.preview(type, settings, requestId);
  return { type, saved: toTemplateValues(settings), version, preview };
}

/** Saves the template, or previews what was typed without saving it. */
export async function actOnTemplate({ context, request }: PortalArgs) {
  const { templateSettings, documents } = context.services;
  const { type, requestId } = askedOf(request);
  const current = templateSettings.read(type);
  const form = await request.clone().formData();
  const { intent, move, version, base } = readForm(DraftSchema, form);
  if (intent !== "preview" && move === "") {
    return answerSettings(context, request, {
      current,
      toValues: toTemplateValues,
      toInput: toTemplate,
      schema: DocumentTemplateSchema,
      save: (changed) => templateSettings.save(type, changed),
    });
  }
  const stored = toTemplateValues(current.settings);
  const sent = readForm(
    placesForm(stored, () => FORM_TEXT),
    form,
  );
  const order = orderOf(sent);
  const values = { ...sent, order: (move === "" ? order : stepId(order, move)).join(",") };
  const parsed = DocumentTemplateSchema.safeParse(toTemplate(values));
  const preview = await documents.preview(type, parsed.data ?? current.settings, requestId);
  const kept = { key: context.requestId, values, base: { ...stored, ...base }, version, errors: {} };
  return data({ ...kept, step: "kept", refusal: null, preview } satisfies SettingsAnswer & {
    preview: typeof preview;
  });
}
