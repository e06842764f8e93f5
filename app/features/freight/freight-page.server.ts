import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { FREIGHT_COLUMNS, FREIGHT_ERRORS, FREIGHT_TEXTS } from "#copy/freight/freight.ts";
import { fill } from "#copy/shared/fill.ts";
import {
  FreightLineFormSchema,
  type FreightRuleInput,
  FreightRuleInputSchema,
  FreightRuleUpdateSchema,
} from "#domain/freight/freight-rule-schema.ts";
import { MAX_FREIGHT_RULES } from "#domain/freight/freight-rule.ts";
import { DELIVERY_FLAGS, DELIVERY_TEXT_FIELDS, deliveryOfValues } from "./delivery-values.ts";
import type { CarrierAnswer } from "./carrier-test.tsx";
import type { FreightAnswer, FreightRefusal, PasteProblem } from "./freight-answer.ts";
import {
  type CellErrors,
  choiceWords,
  type FreightCells,
  type FreightColumn,
  readFreightCells,
  readSheet,
  toLineForm,
} from "./freight-cells.ts";
import { FORM_ID } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { sheetRefusal, sheetText } from "#app/lib/forms/sheet-text.ts";
import { answerRecord } from "../records/record-form.server.ts";

const PATH = "/settings/delivery";
const TABLE = `${PATH}?aba=tabela`;

/** The form's field of each property that has another name. */
const COLUMN_OF: Readonly<Record<string, FreightColumn>> = {
  centerId: "center",
  cityIbge: "city",
  weightAboveG: "weightAbove",
  weightUpToG: "weightUpTo",
  volumeAboveCm3: "volumeAbove",
  volumeUpToCm3: "volumeUpTo",
  powerAboveW: "powerAbove",
  powerUpToW: "powerUpTo",
  minimumCents: "minimum",
  maximumCents: "maximum",
  daysToDeliver: "days",
};

/** Error codes for unreadable amounts. */
const UNREADABLE: Partial<Record<FreightColumn, string>> = {
  weightAbove: "INVALID_NUMBER",
  weightUpTo: "INVALID_NUMBER",
  volumeAbove: "INVALID_NUMBER",
  volumeUpTo: "INVALID_NUMBER",
  powerAbove: "INVALID_NUMBER",
  powerUpTo: "INVALID_NUMBER",
  minimum: "INVALID_MONEY",
  maximum: "INVALID_MONEY",
};

const IntentSchema = z.object({ part: z.string(), intent: z.string() });

const FlagsSchema = z.object(fieldsOf(DELIVERY_FLAGS, z.boolean()));
const TextsSchema = z.object(fieldsOf(DELIVERY_TEXT_FIELDS, z.string().trim()));
const BlacklistSchema = z.object({ blacklist: z.array(z.string()) });

/** What the settings send beside the ways of delivery. */
const SettingsFormSchema = z.object({
  version: z.string().max(40),
  apiKey: z.string().max(200).trim(),
  clearKey: z.boolean(),
});

/** Which line a form is about, and where it stood. */
const LineSchema = z.object({ id: FORM_ID, from: z.string().max(8) });

/** What goes with pasted lines. */
const PasteFormSchema = z.object({
  mode: z.enum(["replace", "append"]).catch("append"),
  tableVersion: z.string().max(80),
});

/** The lines of one page of the table, of which the first stands at `first`. */
const ListFormSchema = z.object({
  intent: z.string(),
  id: FORM_ID,
  before: z.array(z.string()),
  after: z.array(z.string()),
  move: z.string().max(80),
  first: z.string().max(8),
  page: z.string().max(6),
});

/** Runs what a form of the page requests. */
export async function answerFreight(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  const { part, intent } = readForm(IntentSchema, form);
  if (part === "line") return answerLine(context, form);
  switch (intent) {
    case "settings":
      return answerSettings(context, form);
    case "paste":
      return answerPaste(context, form);
    case "carrier":
      return answerCarrier(context, form);
    default:
      return answerList(context, form);
  }
}

/** Tests the connection to the carriers, with the typed or the saved key. */
async function answerCarrier({ services }: AppLoadContext, form: FormData) {
  const { apiKey } = readForm(SettingsFormSchema, form);
  const { works, title, description } = await services.freight.testCarrier(apiKey === "" ? {} : { apiKey });
  return { kind: "carrier", works, title, description } satisfies CarrierAnswer;
}

async function answerSettings(context: AppLoadContext, form: FormData) {
  const { delivery } = context.services;
  const { blacklist } = readForm(BlacklistSchema, form);
  const values = { flags: readForm(FlagsSchema, form), texts: readForm(TextsSchema, form), blacklist };
  const { settings, errors } = deliveryOfValues(values);
  const { version, apiKey: typed, clearKey } = readForm(SettingsFormSchema, form);
  const kept = { key: context.requestId, kind: "settings", values, errors, version, refusal: null } as const;
  if (Object.keys(errors).length > 0) return data(kept satisfies FreightAnswer, { status: 400 });
  const apiKey = clearKey ? "" : typed === "" ? undefined : typed;
  try {
    const saved = await delivery.save({ settings, version, ...(apiKey === undefined ? {} : { apiKey }) });
    return redirect(`${PATH}?salvo=${saved.version}`);
  } catch (error) {
    const { status, refusal } = refusalOf(context, error);
    // A second save is the person's decision to overwrite the newer settings.
    const current = refusal.code === "STALE_VERSION" ? delivery.readSettings().version : version;
    return data({ ...kept, version: current, refusal } satisfies FreightAnswer, { status });
  }
}

async function answerLine(context: AppLoadContext, fields: FormData) {
  const { freightRules } = context.services;
  const sent = readForm(LineSchema, fields);
  const id = sent.id || null;
  const form = readForm(FreightLineFormSchema, fields);
  const [from, to] = [Number(sent.from), Number(form.position)];
  const { lines, errors } = await linesOf(context, [form]);
  const isPlace = id === null || (Number.isInteger(to) && to >= 1);
  return answerRecord(context, fields, {
    id,
    kind: {
      records: {
        ...freightRules,
        async update(lineId, line) {
          const saved = await freightRules.update(lineId, line);
          if (to !== from) await freightRules.move(lineId, { from, to });
          return saved;
        },
      },
      schemas: {
        form: FreightLineFormSchema,
        input: FreightRuleInputSchema,
        update: FreightRuleUpdateSchema,
      },
      read: () => form,
      toForm: toLineForm,
      toInput: () => lines[0] ?? {},
      sets: [],
      check: () => ({ ...errors[0], ...(isPlace ? {} : { position: "INVALID_POSITION" }) }),
      fieldOf: (path) => COLUMN_OF[path] ?? path,
      codes: UNREADABLE,
      paths: { saved: `${TABLE}&feito=salvo`, deleted: `${TABLE}&feito=excluido` },
    },
  });
}

async function answerPaste(context: AppLoadContext, form: FormData) {
  const { freightRules } = context.services;
  const text = sheetText(form, "text");
  const kept = { key: context.requestId, kind: "paste", text, problems: [], refusal: null } as const;
  const refuse = (title: string) =>
    data({ ...kept, refusal: { code: "INVALID", title, description: "" } } satisfies FreightAnswer, {
      status: 400,
    });
  const rows = readSheet(text);
  if (rows === null) return refuse(FREIGHT_TEXTS.pasteNoHead);
  if (rows.length === 0) return refuse(FREIGHT_TEXTS.pasteEmpty);
  const tooLong = sheetRefusal(text, { lines: rows.length, maxLines: MAX_FREIGHT_RULES });
  if (tooLong !== null) return refuse(tooLong);
  const { lines, errors } = await linesOf(context, rows);
  const problems = errors.flatMap((of, index) =>
    Object.entries(of).map(([column, code]): PasteProblem => ({
      line: index + 2,
      column: FREIGHT_COLUMNS[column as FreightColumn],
      error: fill(FREIGHT_ERRORS[code] ?? "", { options: choiceWords(column as FreightColumn) }),
    })),
  );
  if (problems.length > 0) {
    return data({ ...kept, problems: problems.slice(0, 20) } satisfies FreightAnswer, { status: 400 });
  }
  try {
    await freightRules.importLines({
      ...readForm(PasteFormSchema, form),
      lines,
    });
    return redirect(`${TABLE}&feito=importado`);
  } catch (error) {
    const { status, refusal } = refusalOf(context, error);
    return data({ ...kept, refusal } satisfies FreightAnswer, { status });
  }
}

/** Deletes a line, moves one by a step (before JavaScript), or saves the order of a page's lines. */
async function answerList(context: AppLoadContext, form: FormData) {
  const { freightRules } = context.services;
  const { intent, id: removed, before, after, move, ...sent } = readForm(ListFormSchema, form);
  try {
    if (intent === "delete") {
      await freightRules.remove(removed);
      return redirect(`${TABLE}&feito=excluido`);
    }
    const first = Number(sent.first);
    if (move !== "") {
      const [id = "", direction] = move.split(":");
      const from = first + before.indexOf(id);
      await freightRules.move(id, { from, to: from + (direction === "up" ? -1 : 1) });
    } else {
      const lines = after.map((id, index) => ({ id, from: first + before.indexOf(id), to: first + index }));
      await freightRules.reorder(lines.filter(({ from, to }) => from !== to));
    }
    return redirect(`${TABLE}&feito=ordem&page=${sent.page || "1"}`);
  } catch (error) {
    const { status, refusal } = refusalOf(context, error);
    return data({ key: context.requestId, kind: "list", refusal } satisfies FreightAnswer, { status });
  }
}

/** Lines with cities by code, and the errors of each. */
async function linesOf(
  { services }: AppLoadContext,
  rows: readonly Partial<FreightCells>[],
): Promise<{ lines: FreightRuleInput[]; errors: CellErrors[] }> {
  const centers = await services.freightRules.listCenters();
  const read = rows.map((cells) => readFreightCells(cells, centers));
  const wanted = read.flatMap(({ line: { state, city } }) =>
    state === null || city === "" ? [] : [{ state, city }],
  );
  const cities = await services.freightRules.findCities(wanted);
  const codeOf = (state: string | null, city: string) =>
    cities[wanted.findIndex((one) => one.state === state && one.city === city)] ?? null;
  return {
    lines: read.map(({ line: { city, ...line } }) => ({ ...line, cityIbge: codeOf(line.state, city) })),
    errors: read.map(({ line: { state, city }, errors }) =>
      city !== "" && state !== null && codeOf(state, city) === null
        ? { ...errors, city: "UNKNOWN_CITY" }
        : errors,
    ),
  };
}

function fieldsOf<Name extends string, Field>(names: readonly Name[], field: Field) {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
}

function refusalOf(context: AppLoadContext, error: unknown): { status: number; refusal: FreightRefusal } {
  const described = context.describeRefusal(error);
  if (described === null) throw error;
  const { code, title, description, status } = described;
  return { status, refusal: { code, title, description } };
}
