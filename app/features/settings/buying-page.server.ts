import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { reapplyFields } from "#domain/records/record-form.ts";
import {
  BUYING_SETTINGS_NAMES,
  type BuyingSettingsName,
  type BuyingSettings,
} from "#domain/settings/buying-settings.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import type { BuyingAnswer } from "./buying-answer.ts";
import { buyingOfValues, type BuyingValues, newWarnings, toBuyingValues } from "./buying-values.ts";
import { formJson, placesForm } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

type Versions = Readonly<Record<BuyingSettingsName, string>>;

const { kits, mountKit, stepsMountKit, electrical } = SettingsSchema.parse({});

/** Default settings of a distributor. */
export const DEFAULT_BUYING: BuyingValues = toBuyingValues({ kits, mountKit, stepsMountKit, electrical });

/** What the form sends beside its places: what cannot be read of it stands as it is stored. */
const FrameSchema = z.object({
  intent: z.string(),
  confirmed: z.boolean(),
  base: formJson(z.record(z.string(), z.union([z.string(), z.boolean()]))),
  versions: formJson(z.record(z.enum(BUYING_SETTINGS_NAMES), z.string())),
});

/** Runs what the form requests: save, start from the stored values or, before JavaScript, fill in the defaults. */
export async function answerBuying(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  const sent = readForm(FrameSchema, form);
  const { buyingSettings } = context.services;
  const current = buyingSettings.readSettings();
  const stored = toBuyingValues(current.settings);
  const base = { ...stored, ...sent.base };
  const versions = { ...current.versions, ...sent.versions };
  const values = readForm(
    placesForm(stored, (text) => z.string().max(40).default(text)),
    form,
  );
  const kept = {
    key: context.requestId,
    values,
    base,
    versions,
    errors: {},
    refusal: null,
    step: "refused",
  } as const;
  switch (sent.intent) {
    case "defaults":
      return data({ ...kept, step: "filled", values: DEFAULT_BUYING } satisfies BuyingAnswer);
    case "reapply":
      return data({
        ...kept,
        step: "reapplied",
        values: reapplyFields({ base, mine: values, current: stored }),
        base: stored,
        versions: current.versions,
      } satisfies BuyingAnswer);
  }
  const { settings, errors } = buyingOfValues(values);
  const isConfirmed = newWarnings(base, values).length === 0 || sent.confirmed;
  const found = isConfirmed ? errors : { ...errors, confirmed: "CONFIRM" as const };
  if (Object.keys(found).length > 0) {
    return data({ ...kept, errors: found } satisfies BuyingAnswer, { status: 400 });
  }
  try {
    const saved = await buyingSettings.save(changesOf(base, settings, versions));
    const version = Object.values(saved.versions).join(".");
    return redirect(`${new URL(request.url).pathname}?salvo=${version}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, title, description, status } = refusal;
    return data({ ...kept, refusal: { code, title, description } } satisfies BuyingAnswer, { status });
  }
}

/** The parts that the person changed; other parts keep their stored values, even if other people changed them. */
function changesOf(base: BuyingValues, after: BuyingSettings, versions: Versions) {
  const before = buyingOfValues(base).settings;
  const changed = BUYING_SETTINGS_NAMES.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(
    changed.map((name) => [name, { settings: after[name], version: versions[name] }]),
  );
}
