import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { type FormValue, type RecordForm, reapplyFields } from "#domain/records/record-form.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { RecordAnswer, RefusalAnswer } from "./record-answer.ts";
import { FORM_JSON, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

/** What every record's page sends beside the fields of its form. */
const FrameSchema = z.object({ intent: z.string(), base: FORM_JSON, version: FORM_VERSION });

/** What a page sent: the form's values, and those that it began with. */
export interface SentRecord<Form> {
  form: Form;
  base: Form;
  version: number;
}

/** Definition of a kind of record, for its pages. */
export interface RecordKind<Form extends RecordForm, Stored, Input, Update> {
  /** Use cases of the records. */
  records: {
    get: (id: string) => Promise<Stored>;
    create: (input: Input) => Promise<{ id: string; version: number }>;
    update: (id: string, update: Update) => Promise<{ id: string; version: number }>;
    remove: (id: string) => Promise<unknown>;
  };
  /** Schemas of the form's base, of a new record, and of an update. */
  schemas: { form: z.ZodType<Form>; input: z.ZodType<Input>; update: z.ZodType<Update> };
  read: (fields: FormData) => Form;
  toForm: (stored: Stored) => Form;
  toInput: (form: Form) => object;
  /** Lists whose order does not matter. */
  sets: readonly (keyof Form)[];
  /** Path of a record's page without its id, or the path to go to after saving; and the path after deleting. */
  paths: ({ record: string } | { saved: string }) & { deleted: string };
  /** The form after a button pressed before scripts run; null when none was pressed. */
  changed?: (form: Form) => Form | null;
  /** Further error codes by field, beside the schema's. */
  check?: (form: Form) => Readonly<Record<string, string>>;
  /** Field of the form for a path of the input; by default, the first part of the path. */
  fieldOf?: (path: string, form: Form) => string;
  /** Error code for a field, replacing any code of the schema. */
  codes?: Readonly<Record<string, string>>;
  /** Field that shows a refusal, by the refusal's code. */
  refusedFields?: Readonly<Record<string, string>>;
  /** Words of a refusal that replace the usual ones. */
  describe?: (error: unknown) => { title?: string; description?: string } | null;
}

/** Runs what the page of a record requests: save, load the stored version, or delete.
 *  @param id - null for a new record */
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
  const { intent, base, version } = readForm(FrameSchema, fields);
  if (id !== null && intent === "delete") {
    const remove = async () => {
      await records.remove(id);
      return paths.deleted;
    };
    return actOnRecord(context, intent, remove, kind.describe);
  }
  const form = kind.read(fields);
  // A base that cannot be read is taken for the form.
  const sent = { form, base: schemas.form.safeParse(base).data ?? form, version };
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

/** Saves a record and redirects, or answers with the errors. */
async function saveRecord<Form extends RecordForm, Input>(
  context: AppLoadContext,
  sent: SentRecord<Form>,
  work: {
    kind: Pick<
      RecordKind<Form, never, never, never>,
      "paths" | "check" | "fieldOf" | "codes" | "refusedFields" | "describe"
    >;
    parse: () => { success: true; data: Input } | { success: false; error: z.ZodError };
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

/** The stored record with the person's own changes on top, to review and save. */
function reapplyRecord<Form extends RecordForm>(
  context: AppLoadContext,
  { base, form }: SentRecord<Form>,
  { current, version, sets }: { current: Form; version: number; sets: readonly (keyof Form)[] },
): RecordAnswer<Form> {
  const mine = reapplyFields({ base, mine: form, current }, sets);
  return unsaved(context, { form: mine, base: current, version }, { isReapplied: true });
}

/** The sent form, changed by a button before scripts run and not saved yet. */
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

/** Runs another action of a record and redirects, or answers with the refusal. */
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

/** Whether an issue belongs to a field; `body` is the record as a whole. */
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
