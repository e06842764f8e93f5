import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { PAYMENTS_TEXTS } from "#copy/payment-methods.ts";
import { PAGES } from "#domain/access/pages.ts";
import {
  CONDITION_FIELDS,
  emptyCondition,
  type PaymentMethodForm,
  readConditionRow,
  toPaymentForm,
  toPaymentInput,
  writeConditionRow,
} from "#domain/payment-methods/payment-method-form.ts";
import {
  MAX_CONDITIONS,
  PaymentMethodInputSchema,
  PaymentMethodUpdateSchema,
} from "#domain/payment-methods/payment-method-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { stepEntry } from "../features/settings/side-bar-order.ts";
import { formText } from "./form-text.ts";
import { actOnRecord, readSentRecord, reapplyRecord, saveRecord, unsaved } from "./record-form.server.ts";

const LIST = PAGES.PaymentSettings.path;
const text = z.string().max(1_000);

const ValuesSchema = z.array(text).length(CONDITION_FIELDS.length);

const RowSchema = text.refine((row) => {
  try {
    return ValuesSchema.safeParse(JSON.parse(row)).success;
  } catch {
    return false;
  }
});

const BaseSchema: z.ZodType<PaymentMethodForm> = z.object({
  type: text,
  name: text,
  description: text,
  active: text,
  conditions: z.array(RowSchema).max(MAX_CONDITIONS),
});

/** What the page of a way to pay asks for: to save, to bring the current version, to delete it, or, without JavaScript,
 *  to add, take out or move a condition.
 *  @param id - null for a new one */
export async function actOnPaymentMethod(context: AppLoadContext, fields: FormData, id: string | null) {
  const { paymentMethods } = context.services;
  const intent = fields.get("intent");
  if (id !== null && intent === "delete") {
    return actOnRecord(context, intent, async () => {
      await paymentMethods.remove(id);
      return `${LIST}?feito=deleted`;
    });
  }
  const sent = readSentRecord(fields, readPaymentForm(fields), BaseSchema);
  const changed = changedConditions(fields, sent.form.conditions);
  if (changed !== null) return unsaved(context, { ...sent, form: { ...sent.form, conditions: changed } });
  if (id !== null && intent === "reapply") {
    const current = await paymentMethods.get(id);
    return reapplyRecord(context, sent, {
      current: toPaymentForm(current),
      version: current.version,
      sets: [],
    });
  }
  const work = { fieldOf: (path: string) => path, path: PAGES.PaymentMethodDetails.path };
  const input = toPaymentInput(sent.form);
  if (id === null) {
    return saveRecord(context, sent, {
      ...work,
      parse: () => PaymentMethodInputSchema.safeParse(input),
      save: (parsed) => paymentMethods.create(parsed),
    });
  }
  return saveRecord(context, sent, {
    ...work,
    parse: () => PaymentMethodUpdateSchema.safeParse({ ...input, version: sent.version }),
    save: (parsed) => paymentMethods.update(id, parsed),
  });
}

/** What the list asks for: to switch a way to pay in the version that it showed, or to put all in another order. */
export async function actOnPaymentList(context: AppLoadContext, fields: FormData) {
  try {
    return redirect(`${LIST}?feito=${await changeList(context, fields)}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const stale = { title: PAYMENTS_TEXTS.staleTitle, description: PAYMENTS_TEXTS.staleText };
    const { title, description } = isDomainError(error, "STALE_VERSION") ? stale : refusal;
    return data({ refusal: { title, description } }, { status: refusal.status });
  }
}

async function changeList({ services }: AppLoadContext, fields: FormData): Promise<"saved" | "ordered"> {
  const [id = "", version, active] = formText(fields, "switch", 100).split(" ");
  if (id !== "") {
    await services.paymentMethods.setActive(id, { active: active === "true", version: Number(version) });
    return "saved";
  }
  const ids = (name: string) => fields.getAll(name).filter((value) => typeof value === "string");
  const before = ids("before");
  const step = formText(fields, "move", 80);
  const after = step === "" ? ids("after") : stepEntry(toEntries(before), step).map(({ name }) => name);
  await services.paymentMethods.reorder({ before, after });
  return "ordered";
}

/** The conditions after a button that needs no scripts; null when none was pressed. */
function changedConditions(fields: FormData, rows: readonly string[]): readonly string[] | null {
  const keyOf = (row: string) => readConditionRow(row).key;
  const removed = fields.get("remove");
  if (typeof removed === "string") return rows.filter((row) => keyOf(row) !== removed);
  if (fields.get("intent") === "add") return [...rows, writeConditionRow(emptyCondition(nextPlace(rows)))];
  const step = fields.get("move");
  if (typeof step !== "string") return null;
  const order = stepEntry(toEntries(rows.map(keyOf)), step).map(({ name }) => name);
  return order.flatMap((key) => rows.filter((row) => keyOf(row) === key));
}

/** A number that no new row has. */
function nextPlace(rows: readonly string[]): number {
  const taken = new Set(rows.map((row) => readConditionRow(row).key));
  let place = rows.length;
  while (taken.has(emptyCondition(place).key)) place += 1;
  return place;
}

function toEntries(names: readonly string[]): { name: string }[] {
  return names.map((name) => ({ name }));
}

function readPaymentForm(fields: FormData): PaymentMethodForm {
  const columns = CONDITION_FIELDS.map((field) =>
    fields
      .getAll(`condition.${field}`)
      .map((value) => (typeof value === "string" ? value.slice(0, 200) : "")),
  );
  const [keys = []] = columns;
  const active = fields.getAll("condition.active");
  const rows = keys.slice(0, MAX_CONDITIONS).map((key, index) => {
    const values = Object.fromEntries(
      CONDITION_FIELDS.map((field, column) => [field, columns[column]?.[index] ?? ""] as const),
    ) as Record<(typeof CONDITION_FIELDS)[number], string>;
    return writeConditionRow({ ...values, key, active: String(active.includes(key)) });
  });
  return {
    type: formText(fields, "type", 40),
    name: formText(fields, "name", 200),
    description: formText(fields, "description", 1_000),
    active: String(fields.has("active")),
    conditions: rows,
  };
}
