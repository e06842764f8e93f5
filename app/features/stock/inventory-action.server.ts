import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
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
import { readForm } from "#app/lib/forms/read-form.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { substitutesChange } from "./substitutes-action.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

type Stock = PortalArgs["context"]["services"]["stock"];

/** The change that a form requests; null when its fields cannot be read. */
type Change = (() => Promise<unknown>) | null;

const ActionSchema = z.object({
  intent: z.enum(STOCK_INTENTS).nullable().catch(null),
  inline: z.boolean(),
});

const TEXT = z.string().trim();

/** A whole number as people type it, a minus sign included; what is none is refused by the schema of the change. */
const NUMBER = TEXT.transform((text) => parseNumber(text.replace("−", "-")));

/** What the forms of a stock send, each some of it. */
const StockFormSchema = z.object({
  ...{ productId: TEXT, centerId: TEXT, id: TEXT, version: NUMBER, note: TEXT },
  ...{ onHand: NUMBER, seenOnHand: NUMBER, change: NUMBER, minimum: NUMBER },
  ...{ lot: TEXT, amount: NUMBER, rest: TEXT, onSale: z.boolean() },
  expectedOn: TEXT.transform((text) => text || null),
});

type Sent = z.output<typeof StockFormSchema>;

/** Runs what a form of an inventory page requests. A form in a dialog redirects to the list; a form in the list
 *  stays on it. */
export async function changeInventory({ context, request }: PortalArgs) {
  const fields = await request.formData();
  const { intent, inline } = readForm(ActionSchema, fields);
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
  if (inline) return data<StockAnswer>({ done: intent });
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
    : CHANGES[intent](services.stock, readForm(StockFormSchema, fields));
}

const CHANGES: Readonly<Record<Exclude<StockIntent, "substitutes">, (stock: Stock, sent: Sent) => Change>> = {
  count: (stock, { onHand, seenOnHand, note, ...sent }) =>
    changeOf(stock, sent, { kind: "count", onHand, seenOnHand, note }),
  adjustment: (stock, { change, note, ...sent }) =>
    changeOf(stock, sent, { kind: "adjustment", change, note }),
  minimum: (stock, { minimum, ...sent }) => changeOf(stock, sent, { kind: "minimum", minimum }),
  arrivalNew(stock, { productId, centerId, lot, amount, expectedOn, onSale }) {
    const input = { productId, centerId, lot, amount, expectedOn, onSale };
    const parsed = ArrivalInputSchema.safeParse(input);
    return parsed.success ? () => stock.createArrival(parsed.data) : null;
  },
  arrivalEdit(stock, { id, lot, amount, expectedOn, onSale, version }) {
    const parsed = ArrivalUpdateSchema.safeParse({ lot, amount, expectedOn, onSale, version });
    return parsed.success ? () => stock.updateArrival(id, parsed.data) : null;
  },
  arrivalReceive(stock, { id, amount, rest, expectedOn, version }) {
    const parsed = ArrivalReceiptSchema.safeParse({ amount, rest, expectedOn, version });
    return parsed.success ? () => stock.receiveArrival(id, parsed.data) : null;
  },
  arrivalCancel(stock, { id, version }) {
    const parsed = ArrivalCancelSchema.safeParse({ version });
    return parsed.success ? () => stock.cancelArrival(id, parsed.data.version) : null;
  },
};

function changeOf(
  stock: Stock,
  { productId, centerId }: Pick<Sent, "productId" | "centerId">,
  update: object,
): Change {
  const parsed = StockUpdateSchema.safeParse(update);
  return parsed.success ? () => stock.change({ productId, centerId }, parsed.data) : null;
}
