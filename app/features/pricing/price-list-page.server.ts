import { decimalText } from "#domain/shared/decimal-text.ts";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { fill } from "#copy/shared/fill.ts";
import { PRICE_LIST_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import { PAGES } from "#domain/access/pages.ts";
import { MAX_PRICES_AT_ONCE } from "#domain/pricing/price-list-limits.ts";
import {
  PriceListFillSchema,
  PriceListInputSchema,
  PriceListItemsSchema,
  PriceListUpdateSchema,
} from "#domain/pricing/pricing-input-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { PriceListAnswer, PriceListValues } from "./price-list-values.ts";
import { readPaste } from "./read-paste.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { sheetRefusal, sheetText } from "#app/lib/forms/sheet-text.ts";

const ActionSchema = z.object({ intent: z.string(), version: FORM_VERSION });

const PriceListFormSchema = z.object({
  name: z.string().max(100),
  groupIds: z.array(z.string()),
  startsOn: z.string().max(10),
  endsOn: z.string().max(10),
  position: z.string().max(6),
  active: z.boolean(),
});

/** Prices that are pasted into a list or filled in. */
const PricesFormSchema = z.object({
  version: FORM_VERSION,
  kind: z.enum(["product", "kit"]).catch("product"),
  pct: z.string().max(12),
  onlyMissing: z.boolean(),
});

/** Runs what the page of a price list requests.
 *  @param id - null for a new price list */
export async function answerPriceList(context: AppLoadContext, id: string | null, request: Request) {
  const form = await request.formData();
  if (id === null) return saveList(context, null, form);
  const { intent, version } = readForm(ActionSchema, form);
  switch (intent) {
    case "paste":
      return pastePrices(context, id, form);
    case "fill":
      return fillPrices(context, id, form);
    case "delete":
      return answering(context, { kind: "removal" }, async () => {
        await context.services.pricing.deletePriceList(id, version);
        return `${PAGES.PriceLists.path}?excluida=1`;
      });
    default:
      return saveList(context, id, form);
  }
}

async function saveList(context: AppLoadContext, id: string | null, form: FormData) {
  const { pricing } = context.services;
  const { version } = readForm(ActionSchema, form);
  const values: PriceListValues = readForm(PriceListFormSchema, form);
  const input = {
    ...values,
    startsOn: values.startsOn || null,
    endsOn: values.endsOn || null,
    position: Number(values.position || "0"),
  };
  const parsed =
    id === null
      ? PriceListInputSchema.safeParse(input)
      : PriceListUpdateSchema.safeParse({ ...input, version });
  if (!parsed.success) return refuse(context, { kind: "details", values, errors: errorsOf(parsed.error) });
  return answering(context, { kind: "details", values }, async () => {
    const saved =
      id === null
        ? await pricing.createPriceList(parsed.data)
        : await pricing.updatePriceList(id, { ...parsed.data, version });
    return `${PAGES.PriceListDetails.path}/${saved.id}?salva=${String(saved.version)}`;
  });
}

async function pastePrices(context: AppLoadContext, id: string, form: FormData) {
  const text = sheetText(form, "paste");
  const { prices, problems } = readPaste(text);
  const { kind, version } = readForm(PricesFormSchema, form);
  const kept = { kind: "paste", text } as const;
  const lines = prices.length + problems.length;
  const tooLong = sheetRefusal(text, { lines, maxLines: MAX_PRICES_AT_ONCE });
  if (tooLong !== null) return refuse(context, { ...kept, refusal: { title: tooLong, description: "" } });
  const told = problems.map(({ line, text: row }) => fill(WORDS.lineProblem, { line, text: row }));
  if (prices.length === 0 && told.length === 0) told.push(WORDS.pasteEmpty);
  const parsed = PriceListItemsSchema.safeParse({
    version,
    items: prices.map((one) => ({ kind, ...one })),
  });
  if (told.length > 0 || !parsed.success) {
    return refuse(context, { ...kept, problems: told.length > 0 ? told.slice(0, 20) : [WORDS.pasteHint] });
  }
  try {
    const { changed } = await context.services.pricing.setPriceListItems(id, parsed.data);
    return redirect(`${PAGES.PriceListDetails.path}/${id}?tipo=${kind}&precos=${String(changed)}`);
  } catch (error) {
    if (!isDomainError(error, "INVALID_BODY")) return answerRefusal(context, kept, error);
    const unknown = error.details.issues.map(({ message }) => fill(WORDS.codeUnknown, { code: message }));
    return refuse(context, { ...kept, problems: unknown.slice(0, 20) });
  }
}

async function fillPrices(context: AppLoadContext, id: string, form: FormData) {
  const { kind, version, pct: text, onlyMissing } = readForm(PricesFormSchema, form);
  const parsed = PriceListFillSchema.safeParse({
    version,
    kind,
    pct: decimalText(text.trim().replace("−", "-").replace("%", "")),
    onlyMissing,
  });
  if (!parsed.success) return refuse(context, { kind: "fill", text, errors: { pct: WORDS.pctError } });
  return answering(context, { kind: "fill", text }, async () => {
    const { changed } = await context.services.pricing.fillPriceList(id, parsed.data);
    return `${PAGES.PriceListDetails.path}/${id}?tipo=${kind}&precos=${String(changed)}`;
  });
}

type Kept = Pick<PriceListAnswer, "kind"> & Partial<PriceListAnswer>;

async function answering(context: AppLoadContext, kept: Kept, save: () => Promise<string>) {
  try {
    return redirect(await save());
  } catch (error) {
    return answerRefusal(context, kept, error);
  }
}

function answerRefusal(context: AppLoadContext, kept: Kept, error: unknown) {
  const refusal = context.describeRefusal(error);
  if (refusal === null) throw error;
  const isStale = refusal.code === "STALE_VERSION";
  const told = isStale ? { title: WORDS.staleTitle, description: WORDS.staleText } : refusal;
  const { title, description } = told;
  return data({ ...whole(context, kept), refusal: { title, description } }, { status: refusal.status });
}

function refuse(context: AppLoadContext, kept: Kept) {
  return data(whole(context, kept), { status: 400 });
}

function whole(context: AppLoadContext, kept: Kept): PriceListAnswer {
  const empty = { values: null, errors: {}, text: "", problems: [], refusal: null };
  return { key: context.requestId, ...empty, ...kept };
}

function errorsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path: [field] }) => [
      String(field),
      field === "name" ? WORDS.nameError : field === "endsOn" ? WORDS.periodError : WORDS.dayHint,
    ]),
  );
}
