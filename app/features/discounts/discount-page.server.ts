import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { MODIFIER_TEXTS } from "#copy/discounts.ts";
import type { FreightKept } from "#domain/discounts/freight-today.ts";
import {
  ApproveDiscountSchema,
  AskDiscountSchema,
  ModifyRequestSchema,
  RefuseDiscountSchema,
} from "#domain/discounts/approval-schema.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { DISCOUNT_DONE, type DiscountAnswer, type DiscountDone, PRICES_PLACE } from "./discount-answer.ts";
import { type ModifierTyped, toModifier } from "./modifier-form-data.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { FORM_ID, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";

const AddressSchema = z.object({ done: z.enum(DISCOUNT_DONE).nullable().catch(null) });

/** What the forms below the items send, each some of it. */
const DiscountFormSchema = z.object({
  intent: z.string(),
  requisitionId: FORM_ID,
  note: z.string(),
  reason: z.string(),
  version: FORM_VERSION,
});

const AMOUNT = z.string().trim().max(20);
const AMOUNT_TYPE = z.enum(["fixed", "percentage"]).catch("percentage");

/** What is taken off and put on. */
const ModifierFormSchema = z.object({
  increase: AMOUNT,
  increaseType: AMOUNT_TYPE,
  decrease: AMOUNT,
  decreaseType: AMOUNT_TYPE,
});

/** Loads the price panels of a request and the last action; null for people who may not see prices. */
export async function readDiscounts(
  { context, request: { url } }: PortalArgs,
  { request, showsPrices }: { request: { id: string }; showsPrices: boolean },
) {
  if (!showsPrices) return null;
  const { done } = readQuery(AddressSchema, { url });
  return { prices: await context.services.discounts.readRequestPrices(request.id), done };
}

/** The result of a price update, by the reason why the freight was kept. */
const REPRICED = {
  none: "repriced",
  unanswered: "repricedUnanswered",
  notOffered: "repricedNotOffered",
} as const satisfies Record<FreightKept | "none", DiscountDone>;

type Outcome = DiscountDone | DiscountAnswer;

/** Runs what a price form requests and redirects to the page, or answers with the refusal. */
export async function actOnDiscounts({ context, request }: PortalArgs, id: string) {
  const fields = await request.formData();
  const outcome = await act(context, fields, id);
  if (typeof outcome !== "string") return data(outcome, { status: outcome.refusal === null ? 400 : 409 });
  throw redirect(`${pagePath(request.url)}?done=${outcome}#${PRICES_PLACE}`);
}

async function act(context: AppLoadContext, fields: FormData, id: string): Promise<Outcome> {
  const { discounts } = context.services;
  const { intent, requisitionId, note, version } = readForm(DiscountFormSchema, fields);
  switch (intent) {
    case "approve":
      return attempt(context, { kind: "requisition", text: note }, async () => {
        await discounts.approve(requisitionId, ApproveDiscountSchema.parse({ note: note.slice(0, 500) }));
        return "approved";
      });
    case "refuse": {
      const parsed = RefuseDiscountSchema.safeParse({ note });
      const sent = { kind: "requisition", text: note } as const;
      if (!parsed.success) return { ...emptyAnswer(context, sent), errors: { note: "missing" } };
      return attempt(context, sent, async () => {
        await discounts.refuse(requisitionId, parsed.data);
        return "refused";
      });
    }
    case "withdraw":
      return attempt(context, { kind: "requisition", text: "" }, async () => {
        await discounts.withdraw(id, requisitionId);
        return "withdrawn";
      });
    case "reprice":
      return attempt(context, { kind: "drift", text: "" }, async () => {
        const { freightKept } = await discounts.reprice(id, { version });
        return REPRICED[freightKept ?? "none"];
      });
    default:
      return change(context, fields, id);
  }
}

/** Applies the typed modifier, or requests approval for it. */
async function change(context: AppLoadContext, fields: FormData, id: string): Promise<Outcome> {
  const { intent, reason, version } = readForm(DiscountFormSchema, fields);
  const { increase, increaseType, decrease, decreaseType } = readForm(ModifierFormSchema, fields);
  const typed: ModifierTyped = {
    increase: { type: increaseType, amount: increase },
    decrease: { type: decreaseType, amount: decrease },
  };
  const isAsking = intent === "ask";
  const sent = { kind: "modifier", typed, text: reason } as const;
  const input = { valueModifier: toModifier(typed), version };
  const parsed = ModifyRequestSchema.safeParse(input);
  if (!parsed.success) {
    return { ...emptyAnswer(context, sent), errors: errorsOf(typed, input.valueModifier), mayAsk: isAsking };
  }
  const { discounts } = context.services;
  if (!isAsking) {
    return attempt(context, sent, async () => {
      await discounts.modify(id, parsed.data);
      return "modified";
    });
  }
  const asked = AskDiscountSchema.safeParse({ ...input, reason: sent.text });
  if (!asked.success) return { ...emptyAnswer(context, sent), errors: { reason: "missing" }, mayAsk: true };
  return attempt(context, sent, async () => {
    await discounts.ask(id, asked.data);
    return "asked";
  });
}

type Sent = Pick<DiscountAnswer, "kind" | "text"> & { typed?: ModifierTyped };

async function attempt(
  context: AppLoadContext,
  sent: Sent,
  work: () => Promise<DiscountDone>,
): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null || refusal.code === "NOT_FOUND") throw error;
    const isStale = refusal.code === "STALE_VERSION";
    return {
      ...emptyAnswer(context, sent),
      refusal: {
        title: isStale ? MODIFIER_TEXTS.staleTitle : refusal.title,
        description: isStale ? MODIFIER_TEXTS.staleText : refusal.description,
      },
      mayAsk:
        isDomainError(error, "DISCOUNT_ABOVE_LIMIT") ||
        (isDomainError(error, "MARGIN_TOO_LOW") && sent.kind === "modifier"),
    };
  }
}

function emptyAnswer(context: AppLoadContext, { kind, text, typed }: Sent): DiscountAnswer {
  return {
    ...{ kind, text, typed: typed ?? null, key: context.requestId },
    ...{ errors: {}, refusal: null, mayAsk: false },
  };
}

/** Errors by part: the schema's own issues do not tell the two parts apart. */
function errorsOf(typed: ModifierTyped, { increase, decrease }: ValueModifier): DiscountAnswer["errors"] {
  const isNumber = ({ amount }: { amount: string }) => /^\d{1,9}(\.\d{1,4})?$/.test(amount);
  return {
    ...(isNumber(increase) ? {} : { increase: "number" as const }),
    ...(isNumber(decrease)
      ? typed.decrease.type === "percentage" && Number(decrease.amount) > 100
        ? { decrease: "tooLarge" as const }
        : {}
      : { decrease: "number" as const }),
  };
}
