import { data, redirect } from "@remix-run/cloudflare";
import { STOCK_REFUSAL_TEXTS } from "#copy/stock/stock.ts";
import { parseNumber } from "#domain/shared/numbers.ts";
import {
  ArrivalCancelSchema,
  ArrivalInputSchema,
  ArrivalReceiptSchema,
  ArrivalUpdateSchema,
  StockUpdateSchema,
} from "#domain/stock/stock-schema.ts";
import { STOCK_INTENTS, type StockAnswer, type StockIntent } from "./inventory-view.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { substitutesChange } from "./substitutes-action.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

type Stock = PortalArgs["context"]["services"]["stock"];

/** The change that a form requests; null when its fields cannot be read. */
type Change = (() => Promise<unknown>) | null;

/** Runs what a form of an inventory page requests. A form in a dialog redirects to the list; a form in the list
 *  stays on it. */
export async function changeInventory({ context, request }: PortalArgs) {
  const fields = await request.formData();
  const asked = text(fields, "intent");
  const intent = STOCK_INTENTS.find((one) => one === asked) ?? null;
  const change = intent === null ? null : changeFor(intent, context.services, fields);
  if (intent === null || change === null) {
    const { invalidTitle: title, invalidText: description } = STOCK_REFUSAL_TEXTS;
    return data<StockAnswer>({ intent, refusal: { code: "INVALID_BODY", title, description } }, 400);
  }
  try {
    await change();
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, status, title, description } = refusal;
    const isStale = code === "STALE_VERSION";
    return data<StockAnswer>(
      {
        intent,
        refusal: {
          code,
          title: isStale ? STOCK_REFUSAL_TEXTS.staleTitle : title,
          description: isStale ? STOCK_REFUSAL_TEXTS.staleText : description,
        },
      },
      status,
    );
  }
  if (fields.has("inline")) return data<StockAnswer>({ done: intent });
  const closing = intent === "substitutes" ? {} : { row: null, arrival: null };
  return redirect(pageAddress(request.url, { ...closing, feito: intent }));
}

function changeFor(
  intent: StockIntent,
  services: PortalArgs["context"]["services"],
  fields: FormData,
): Change {
  return intent === "substitutes"
    ? substitutesChange(services, fields)
    : CHANGES[intent](services.stock, fields);
}

const CHANGES: Readonly<
  Record<Exclude<StockIntent, "substitutes">, (stock: Stock, fields: FormData) => Change>
> = {
  count: (stock, fields) =>
    changeOf(stock, fields, {
      kind: "count",
      onHand: number(fields, "onHand"),
      seenOnHand: number(fields, "seenOnHand"),
      note: text(fields, "note"),
    }),
  adjustment: (stock, fields) =>
    changeOf(stock, fields, {
      kind: "adjustment",
      change: number(fields, "change"),
      note: text(fields, "note"),
    }),
  minimum: (stock, fields) =>
    changeOf(stock, fields, { kind: "minimum", minimum: number(fields, "minimum") }),
  arrivalNew: (stock, fields) => {
    const parsed = ArrivalInputSchema.safeParse({ ...placeOf(fields), ...arrivalOf(fields) });
    return parsed.success ? () => stock.createArrival(parsed.data) : null;
  },
  arrivalEdit: (stock, fields) => {
    const parsed = ArrivalUpdateSchema.safeParse({
      ...arrivalOf(fields),
      version: number(fields, "version"),
    });
    return parsed.success ? () => stock.updateArrival(text(fields, "id"), parsed.data) : null;
  },
  arrivalReceive: (stock, fields) => {
    const parsed = ArrivalReceiptSchema.safeParse({
      amount: number(fields, "amount"),
      rest: text(fields, "rest"),
      expectedOn: day(fields, "expectedOn"),
      version: number(fields, "version"),
    });
    return parsed.success ? () => stock.receiveArrival(text(fields, "id"), parsed.data) : null;
  },
  arrivalCancel: (stock, fields) => {
    const parsed = ArrivalCancelSchema.safeParse({ version: number(fields, "version") });
    return parsed.success ? () => stock.cancelArrival(text(fields, "id"), parsed.data.version) : null;
  },
};

function changeOf(stock: Stock, fields: FormData, update: object): Change {
  const parsed = StockUpdateSchema.safeParse(update);
  return parsed.success ? () => stock.change(placeOf(fields), parsed.data) : null;
}

function placeOf(fields: FormData) {
  return { productId: text(fields, "productId"), centerId: text(fields, "centerId") };
}

function arrivalOf(fields: FormData) {
  return {
    lot: text(fields, "lot"),
    amount: number(fields, "amount"),
    expectedOn: day(fields, "expectedOn"),
    onSale: fields.has("onSale"),
  };
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}

function day(fields: FormData, name: string): string | null {
  return text(fields, name) || null;
}

/** A whole number as typed, possibly negative; an invalid text becomes null, which the schema refuses. */
function number(fields: FormData, name: string): number | null {
  return parseNumber(text(fields, name).replace("−", "-"));
}
