import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { SettingsAnswer, SettingsValues } from "./settings-answer.ts";
import { formJson, placesForm } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

/** What the form sends beside its places: what the person began with is left out where it cannot be read. */
const FrameSchema = z.object({
  intent: z.string(),
  version: z.string().max(40),
  base: formJson(z.record(z.string(), z.union([z.string(), z.boolean()]))),
});

/** Runs what a form of settings requests: save in the version that was read, or start from the stored values.
 *  @param work.toValues - values of the stored settings
 *  @param work.toInput - settings of a form, not validated yet */
export async function answerSettings<Settings>(
  context: AppLoadContext,
  request: Request,
  work: {
    current: { settings: Settings; version: string };
    toValues: (settings: Settings) => SettingsValues;
    toInput: (values: SettingsValues) => unknown;
    schema: z.ZodType<Settings>;
    save: (changed: { settings: Settings; version: string }) => Promise<{ version: string }>;
  },
) {
  const form = await request.formData();
  const stored = work.toValues(work.current.settings);
  const { intent, version, ...sent } = readForm(FrameSchema, form);
  const base = { ...stored, ...sent.base };
  const values = readForm(
    placesForm(stored, () => FORM_TEXT),
    form,
  );
  const kept = { key: context.requestId, values, base, version, errors: {}, refusal: null } as const;
  if (intent === "reapply") {
    const own = Object.entries(values).filter(([place, value]) => base[place] !== value);
    return data({
      ...kept,
      step: "reapplied",
      values: { ...stored, ...Object.fromEntries(own) },
      base: stored,
      version: work.current.version,
    } satisfies SettingsAnswer);
  }
  const refuse = (issues: readonly { field: string; code: string }[]) => {
    const errors = Object.fromEntries(issues.map(({ field, code }) => [field, code]));
    return data({ ...kept, step: "refused", errors } satisfies SettingsAnswer, { status: 400 });
  };
  const parsed = work.schema.safeParse(work.toInput(values));
  if (!parsed.success) {
    return refuse(parsed.error.issues.map(({ path, code }) => ({ field: path.join("."), code })));
  }
  try {
    const saved = await work.save({ settings: parsed.data, version });
    const { pathname, searchParams } = new URL(request.url);
    // The framework's own mark of an index route is no part of the page's address.
    searchParams.delete("index");
    searchParams.set("salvo", saved.version);
    return redirect(`${pathname}?${searchParams.toString()}`);
  } catch (error) {
    if (isDomainError(error, "INVALID_BODY")) return refuse(error.details.issues);
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, title, description, status } = refusal;
    return data(
      { ...kept, step: "refused", refusal: { code, title, description } } satisfies SettingsAnswer,
      { status },
    );
  }
}
