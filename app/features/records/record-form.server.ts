import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { ZodError, ZodType } from "zod";
import { type FormValue, type RecordForm, reapplyFields } from "#domain/records/record-form.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { RecordAnswer, RefusalAnswer } from "./record-answer.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";

/** What a page sent: the person's form, and what it began with. */
export interface SentRecord<Form> {
  form: Form;
  base: Form;
  version: number;
}

/** What a page needs to know of the records that it edits. */
export interface RecordKind<Form extends RecordForm, Stored, Input, Update> {
  /** Use cases of the records. */
  records: {
    get: (id: string) => Promise<Stored>;
    create: (input: Input) => Promise<{ id: string; version: number }>;
    update: (id: string, update: Update) => Promise<{ id: string; version: number }>;
    remove: (id: string) => Promise<unknown>;
  };
  /** What a page sends back as what it began with, what a new record is made of, and what replaces a version. */
  schemas: { form: ZodType<Form>; input: ZodType<Input>; update: ZodType<Update> };
  read: (fields: FormData) => Form;
  toForm: (stored: Stored) => Form;
  toInput: (form: Form) => object;
  /** Lists of which the order says nothing. */
  sets: readonly (keyof Form)[];
  /** Page of one record, without its id, or else where to go when one was saved; and where when one was deleted. */
  paths: ({ record: string } | { saved: string }) & { deleted: string };
  /** The form after a button that needs no scripts; null when none was pressed. */
  changed?: (form: Form) => Form | null;
  /** What is wrong beside what the schema says, by field. */
  check?: (form: Form) => Readonly<Record<string, string>>;
  /** Field of the form behind a path of the input; left out, its first part. */
  fieldOf?: (path: string, form: Form) => string;
  /** Codes for whatever is wrong with a field, where one says it best. */
  codes?: Readonly<Record<string, string>>;
  /** Fields that refusals are told at, by their codes. */
  refusedFields?: Readonly<Record<string, string>>;
  /** Words for a refusal that are better than the usual ones. */
  describe?: (error: unknown) => { title?: string; description?: string } | null;
}

/** What the page of a record asks for: to save it, to bring the current version, or to delete it.
 *  @param id - null for a new one */
export async function answerRecord<
  Form extends RecordForm,
  Stored extends { version: number },
  Input,
  Update,
>(
  context: AppLoadContext,
  fields: FormData,
  { id, kind }: { id: string | null; kind: RecordKind<Form, Stored, Input, Update> },
) {
  const { records, schemas, sets, paths } = kind;
  const intent = fields.get("intent");
  if (id !== null && intent === "delete") {
    const remove = async () => {
      await records.remove(id);
      return paths.deleted;
    };
    return actOnRecord(context, intent, remove, kind.describe);
  }
  const sent = readSentRecord(fields, kind.read(fields), schemas.form);
  const changed = kind.changed?.(sent.form) ?? null;
  if (changed !== null) return unsaved(context, { ...sent, form: changed });
  if (id !== null && intent === "reapply") {
    const current = await records.get(id);
    return reapplyRecord(context, sent, { current: kind.toForm(current), version: current.version, sets });
  }
  const input = kind.toInput(sent.form);
  if (id === null) {
    return saveRecord(context, sent, {
      kind,
      parse: () => schemas.input.safeParse(input),
      save: (parsed) => records.create(parsed),
    });
  }
  return saveRecord(context, sent, {
    kind,
    parse: () => schemas.update.safeParse({ ...input, version: sent.version }),
    save: (parsed) => records.update(id, parsed),
  });
}

/** Reads a sent form with what it began with; a base that cannot be read is taken for the form. */
function readSentRecord<Form>(fields: FormData, form: Form, BaseSchema: ZodType<Form>): SentRecord<Form> {
  const text = fields.get("base");
  const version = sentVersion(fields);
  try {
    const base = BaseSchema.safeParse(JSON.parse(typeof text === "string" ? text : ""));
    return { form, base: base.data ?? form, version };
  } catch {
    return { form, base: form, version };
  }
}

/** Saves a record and goes to it, or answers what is wrong with it. */
async function saveRecord<Form extends RecordForm, Input>(
  context: AppLoadContext,
  sent: SentRecord<Form>,
  work: {
    kind: Pick<
      RecordKind<Form, never, never, never>,
      "paths" | "check" | "fieldOf" | "codes" | "refusedFields" | "describe"
    >;
    parse: () => { success: true; data: Input } | { success: false; error: ZodError };
    save: (input: Input) => Promise<{ id: string; version: number }>;
  },
) {
  const { kind } = work;
  const parsed = work.parse();
  const found = kind.check?.(sent.form) ?? {};
  if (!parsed.success || Object.keys(found).length > 0) {
    const issues = parsed.success ? [] : parsed.error.issues;
    const told = issues.map((issue) => ({
      field: issue.path.join("."),
      code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
    }));
    const errors = { ...toErrors(told, sent.form, kind), ...found };
    return data(unsaved(context, sent, { errors }), { status: 400 });
  }
  try {
    const saved = await work.save(parsed.data);
    const { paths } = kind;
    return redirect(
      "saved" in paths ? paths.saved : `${paths.record}/${saved.id}?salvo=${String(saved.version)}`,
    );
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues.filter(isOfField) : [];
    const told = { ...refusal, ...kind.describe?.(error) };
    const field = kind.refusedFields?.[refusal.code];
    const errors = field === undefined ? toErrors(issues, sent.form, kind) : { [field]: refusal.code };
    const isTold = Object.keys(errors).length > 0;
    return data(unsaved(context, sent, { errors, refusal: isTold ? null : told }), {
      status: refusal.status,
    });
  }
}

/** The record as it stands now with the person's own changes on top, to look over and save. */
function reapplyRecord<Form extends RecordForm>(
  context: AppLoadContext,
  { base, form }: SentRecord<Form>,
  { current, version, sets }: { current: Form; version: number; sets: readonly (keyof Form)[] },
): RecordAnswer<Form> {
  const mine = reapplyFields({ base, mine: form, current }, sets);
  return unsaved(context, { form: mine, base: current, version }, { isReapplied: true });
}

/** The form as it was sent, to go on with: a button of it changed something without scripts. */
function unsaved<Form extends RecordForm>(
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
export async function actOnRecord(
  context: AppLoadContext,
  intent: string,
  act: () => Promise<string>,
  describe?: RecordKind<RecordForm, never, never, never>["describe"],
) {
  try {
    return redirect(await act());
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const told = { ...refusal, ...describe?.(error) };
    return data({ kind: "refusal", intent, refusal: told } satisfies RefusalAnswer, {
      status: refusal.status,
    });
  }
}

function toErrors<Form extends RecordForm>(
  issues: readonly { field: string; code: string }[],
  form: Form,
  { fieldOf = firstPart, codes }: Pick<RecordKind<Form, never, never, never>, "fieldOf" | "codes">,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) {
    const name = fieldOf(field, form);
    errors[name] ??= isEmpty(form[name]) ? "REQUIRED" : (codes?.[name] ?? code);
  }
  return errors;
}

/** What is wrong with a record as a whole stands at none of its fields. */
function isOfField({ field }: { field: string }): boolean {
  return field !== "body";
}

function isEmpty(typed: FormValue = null): boolean {
  if (typeof typed === "string") return typed.trim() === "";
  return typed === null || (Array.isArray(typed) && typed.length === 0);
}

function firstPart(path: string): string {
  const [first = path] = path.split(".");
  return first;
}
