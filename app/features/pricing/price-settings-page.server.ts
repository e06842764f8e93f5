import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PRICE_SETTINGS_NAMES } from "#domain/settings/prices.ts";
import type { PriceSettingsAnswer } from "./price-settings-answer.ts";
import { priceSettingsOf, toPriceSettingsValues } from "./price-settings-values.ts";
import { formJson, placesForm } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

/** What the form sends beside its places: what cannot be read of it stands as it is stored. */
const FrameSchema = z.object({
  intent: z.string(),
  base: formJson(z.record(z.string(), z.union([z.string(), z.boolean()]))),
  versions: formJson(z.record(z.enum(PRICE_SETTINGS_NAMES), z.string())),
});

/** Runs what the form requests: save, or start from the stored values. */
export async function answerPriceSettings(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  const sent = readForm(FrameSchema, form);
  const { priceSettings } = context.services;
  const current = priceSettings.read();
  const stored = toPriceSettingsValues(current.settings);
  const base = { ...stored, ...sent.base };
  const versions = { ...current.versions, ...sent.versions };
  const values = readForm(
    placesForm(stored, (text) => z.string().max(40).default(text)),
    form,
  );
  const kept = { key: context.requestId, values, base, versions, errors: {}, refusal: null } as const;
  if (sent.intent === "reapply") {
    const own = Object.entries(values).filter(([place, value]) => base[place] !== value);
    return data({
      ...kept,
      step: "reapplied",
      values: { ...stored, ...Object.fromEntries(own) },
      base: stored,
      versions: current.versions,
    } satisfies PriceSettingsAnswer);
  }
  const { settings, errors } = priceSettingsOf(values);
  if (Object.keys(errors).length > 0) {
    return data({ ...kept, step: "refused", errors } satisfies PriceSettingsAnswer, { status: 400 });
  }
  const before = priceSettingsOf(base).settings;
  const changed = PRICE_SETTINGS_NAMES.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(settings[name]),
  );
  try {
    const saved = await priceSettings.save(
      Object.fromEntries(
        changed.map((name) => [name, { settings: settings[name], version: versions[name] }]),
      ),
    );
    return redirect(
      `${new URL(request.url).pathname}?salvo=${PRICE_SETTINGS_NAMES.map((name) => saved.versions[name]).join(".")}`,
    );
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, title, description, status } = refusal;
    return data(
      { ...kept, step: "refused", refusal: { code, title, description } } satisfies PriceSettingsAnswer,
      { status },
    );
  }
}
