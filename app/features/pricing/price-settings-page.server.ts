import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { PRICE_SETTINGS_NAMES } from "#domain/settings/prices.ts";
import type { PriceSettingsAnswer } from "./price-settings-answer.ts";
import { priceSettingsOf, readPriceSettingsValues, toPriceSettingsValues } from "./price-settings-values.ts";
import { formText } from "#app/lib/forms/form-text.ts";

const BaseSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));
const VersionsSchema = z.record(z.enum(PRICE_SETTINGS_NAMES), z.string());

/** Runs what the form requests: save, or start from the stored values. */
export async function answerPriceSettings(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  const { priceSettings } = context.services;
  const current = priceSettings.read();
  const stored = toPriceSettingsValues(current.settings);
  const base = { ...stored, ...readJson(form, "base", BaseSchema) };
  const versions = { ...current.versions, ...readJson(form, "versions", VersionsSchema) };
  const values = readPriceSettingsValues(form, stored);
  const kept = { key: context.requestId, values, base, versions, errors: {}, refusal: null } as const;
  if (form.get("intent") === "reapply") {
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

function readJson<Schema extends z.ZodType>(
  form: FormData,
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(formText(form, name, 20_000))).data;
  } catch {
    return undefined;
  }
}
