import { type AppLoadContext, data } from "@remix-run/cloudflare";
import * as z from "zod";
import { PURCHASE_RULES_TEXTS as TEXTS } from "#copy/purchases.ts";
import { PurchaseRulesUpdateSchema } from "#domain/purchases/purchase-rules-schema.ts";
import { PURCHASE_PERIODS } from "#domain/requests/purchase-limit.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import {
  PERSON_FIELDS,
  PURCHASE_RULES_INTENT,
  type PurchaseRulesAnswer,
} from "./purchase-rules-form-data.ts";

const RulesFormSchema = z.object({
  limit: z.string().max(30),
  period: z.enum(PURCHASE_PERIODS).catch("month"),
  isNumberRequired: z.boolean(),
  version: FORM_VERSION,
});

const MAX_CENTS = 1_000_000_000_000;

/** Saves the rules of the company that the person manages. */
export async function savePurchaseRules(context: AppLoadContext, form: FormData) {
  const { limit, ...rest } = readForm(RulesFormSchema, form);
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.slice(0, 100)]] : [])),
  );
  const answer: PurchaseRulesAnswer = {
    ...{ intent: PURCHASE_RULES_INTENT, isSaved: false, typed, errors: {}, refusal: null },
  };
  const exceptions = readExceptions(typed);
  const amounts = { limit: limit.trim() === "" ? null : readLimit(limit), ...exceptions.amounts };
  const errors = Object.fromEntries(
    Object.entries(amounts).flatMap(([field, cents]) =>
      cents === undefined ? [[field, "INVALID_AMOUNT"]] : [],
    ),
  );
  if (Object.keys(errors).length > 0) return data({ ...answer, errors }, { status: 400 });
  try {
    const rules = parseSent(PurchaseRulesUpdateSchema, {
      ...rest,
      limitCents: amounts.limit,
      exceptions: exceptions.items,
    });
    await context.services.purchaseRules.update(rules);
    return data({ ...answer, typed: {}, isSaved: true });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description } = refusal;
    const words =
      refusal.code === "STALE_VERSION" ? { title, description: TEXTS.stale } : { title, description };
    return data({ ...answer, refusal: words }, { status: refusal.status });
  }
}

/** The limits of single people, and the amounts that were typed for them, by field. */
function readExceptions(typed: Readonly<Record<string, string>>) {
  const prefix = PERSON_FIELDS.kind("");
  const people = Object.entries(typed).flatMap(([name, kind]) =>
    name.startsWith(prefix) && (kind === "none" || kind === "own")
      ? [{ userId: name.slice(prefix.length), kind }]
      : [],
  );
  const items = people.map(({ userId, kind }) => ({
    userId,
    limitCents: kind === "none" ? null : readLimit(typed[PERSON_FIELDS.amount(userId)] ?? ""),
  }));
  return {
    items,
    amounts: Object.fromEntries(
      items.map(({ userId, limitCents }) => [PERSON_FIELDS.amount(userId), limitCents]),
    ),
  };
}

/** A typed amount in cents; undefined for an unreadable one. */
function readLimit(typed: string): number | undefined {
  const cents = parseCents(typed);
  return cents === null || cents < 0 || cents > MAX_CENTS ? undefined : cents;
}
