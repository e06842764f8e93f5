import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { ZodError, ZodType } from "zod";
import { type RecordForm, reapplyFields } from "#domain/records/record-form.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { RecordAnswer, RefusalAnswer } from "./record-answer.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";

/** What a page sent: the person's form, and what it began with. */
export interface SentRecord<Form> {
  form: Form;
  base: Form;
  version: number;
}

/** Reads a sent form with what it began with; a base that cannot be read is taken for the form. */
export function readSentRecord<Form>(
  fields: FormData,
  form: Form,
  BaseSchema: ZodType<Form>,
): SentRecord<Form> {
  const text = fields.get("base");
  const version = sentVersion(fields);
  try {
    const base = BaseSchema.safeParse(JSON.parse(typeof text === "string" ? text : ""));
    return { form, base: base.data ?? form, version };
  } catch {
    return { form, base: form, version };
  }
}

/** Saves a record and goes to it, or answers what is wrong with it.
 *  @param work.parse - the input that the form asks for
 *  @param work.fieldOf - field of the form behind a path of the input
 *  @param work.describe - words for a refusal that are better than the usual ones */
export async function saveRecord<Form extends RecordForm, Input>(
  context: AppLoadContext,
  sent: SentRecord<Form>,
  work: {
    parse: () => { success: true; data: Input } | { success: false; error: ZodError };
    save: (input: Input) => Promise<{ id: string; version: number }>;
    fieldOf: (path: string) => string;
    describe?: (error: unknown) => { title: string; description: string } | null;
    path: string;
  },
) {
  const parsed = work.parse();
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      field: issue.path.join("."),
      code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
    }));
    return data(unsaved(context, sent, { errors: toErrors(issues, sent.form, work.fieldOf) }), {
      status: 400,
    });
  }
  try {
    const saved = await work.save(parsed.data);
    return redirect(`${work.path}/${saved.id}?salvo=${String(saved.version)}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
    const told = { ...refusal, ...work.describe?.(error) };
    const errors = toErrors(issues, sent.form, work.fieldOf);
    return data(unsaved(context, sent, { errors, refusal: issues.length > 0 ? null : told }), {
      status: refusal.status,
    });
  }
}

/** The record as it stands now with the person's own changes on top, to look over and save. */
export function reapplyRecord<Form extends RecordForm>(
  context: AppLoadContext,
  { base, form }: SentRecord<Form>,
  { current, version, sets }: { current: Form; version: number; sets: readonly (keyof Form)[] },
): RecordAnswer<Form> {
  const mine = reapplyFields({ base, mine: form, current }, sets);
  return unsaved(context, { form: mine, base: current, version }, { isReapplied: true });
}

/** The form as it was sent, to go on with: a button of it changed something without scripts. */
export function unsaved<Form extends RecordForm>(
  context: AppLoadContext,
  sent: SentRecord<Form>,
  parts: Partial<RecordAnswer<Form>> = {},
): RecordAnswer<Form> {
  return {
    kind: "form",
    key: context.requestId,
    ...sent,
    errors: {},
    refusal: null,
    isReapplied: false,
    ...parts,
  };
}

/** Does something else with a record and goes on, or answers why not. */
export async function actOnRecord(context: AppLoadContext, intent: string, act: () => Promise<string>) {
  try {
    return redirect(await act());
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ kind: "refusal", intent, refusal } satisfies RefusalAnswer, { status: refusal.status });
  }
}

function toErrors(
  issues: readonly { field: string; code: string }[],
  form: RecordForm,
  fieldOf: (path: string) => string,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) {
    const name = fieldOf(field);
    const typed = form[name];
    const isEmpty = typed === undefined || typed.length === 0;
    errors[name] ??= isEmpty ? "REQUIRED" : code;
  }
  return errors;
}
