import { decimalText } from "#domain/shared/decimal-text.ts";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
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
import { formText, sentVersion } from "#app/lib/forms/form-text.ts";
import { sheetRefusal, sheetText } from "#app/lib/forms/sheet-text.ts";

/** Runs what the page of a price list requests.
 *  @param id - null for a new price list */
export async function answerPriceList(context: AppLoadContext, id: string | null, request: Request) {
  const form = await request.formData();
  if (id === null) return saveList(context, null, form);
  switch (form.get("intent")) {
    case "paste":
      return pastePrices(context, id, form);
    case "fill":
      return fillPrices(context, id, form);
    case "delete":
      return answering(context, { kind: "removal" }, async () => {
        await context.services.pricing.deletePriceList(id, sentVersion(form));
        return `${PAGES.PriceLists.path}?excluida=1`;
      });
    default:
      return saveList(context, id, form);
  }
}

async function saveList(context: AppLoadContext, id: string | null, form: FormData) {
  const { pricing } = context.services;
  const values: PriceListValues = {
    name: formText(form, "name", 100),
    groupIds: form.getAll("groupIds").filter((one) => typeof one === "string"),
    startsOn: formText(form, "startsOn", 10),
    endsOn: formText(form, "endsOn", 10),
    position: formText(form, "position", 6),
    active: form.has("active"),
  };
  const input = {
    ...values,
    startsOn: values.startsOn || null,
    endsOn: values.endsOn || null,
    position: Number(values.position || "0"),
  };
  const version = sentVersion(form);
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
  const kind = form.get("kind") === "kit" ? "kit" : "product";
  const kept = { kind: "paste", text } as const;
  const lines = prices.length + problems.length;
  const tooLong = sheetRefusal(text, { lines, maxLines: MAX_PRICES_AT_ONCE });
  if (tooLong !== null) return refuse(context, { ...kept, refusal: { title: tooLong, description: "" } });
  const told = problems.map(({ line, text: row }) => fill(WORDS.lineProblem, { line, text: row }));
  if (prices.length === 0 && told.length === 0) told.push(WORDS.pasteEmpty);
  const parsed = PriceListItemsSchema.safeParse({
    version: sentVersion(form),
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
  const text = formText(form, "pct", 12);
  const kind = form.get("kind") === "kit" ? "kit" : "product";
  const parsed = PriceListFillSchema.safeParse({
    version: sentVersion(form),
    kind,
    pct: decimalText(text.trim().replace("−", "-").replace("%", "")),
    onlyMissing: form.has("onlyMissing"),
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
