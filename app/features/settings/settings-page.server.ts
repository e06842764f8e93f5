import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { isDomainError } from "#domain/shared/errors.ts";
import type { SettingsAnswer, SettingsValues } from "./settings-answer.ts";
import { formText } from "#app/lib/forms/form-text.ts";

const BaseSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** Length of the longest text. */
const MAX_TEXT = 4_000;

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
  const base = { ...stored, ...readBase(form) };
  const version = formText(form, "version", 40);
  const values = readValues(form, stored);
  const kept = { key: context.requestId, values, base, version, errors: {}, refusal: null } as const;
  if (form.get("intent") === "reapply") {
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
    return redirect(`${new URL(request.url).pathname}?salvo=${saved.version}`);
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

/** Reads the form at the given paths. */
function readValues(form: FormData, places: SettingsValues): SettingsValues {
  return Object.fromEntries(
    Object.entries(places).map(([place, value]): [string, string | boolean] => [
      place,
      typeof value === "boolean" ? form.has(place) : formText(form, place, MAX_TEXT).replaceAll("\r\n", "\n"),
    ]),
  );
}

function readBase(form: FormData): SettingsValues {
  try {
    return BaseSchema.safeParse(JSON.parse(formText(form, "base", 20_000))).data ?? {};
  } catch {
    return {};
  }
}
