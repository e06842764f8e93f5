import * as z from "zod";
import type { CarrierProblem } from "#domain/freight/carrier-problem.ts";
import type { CarrierOption } from "#domain/freight/rank-carrier-options.ts";
import { reaisToCents } from "#domain/shared/money.ts";
import { CarrierError } from "./carrier-error.ts";

/** Highest plausible freight in reais, and longest plausible delivery in business days. */
const MAX_COST = 10_000_000;
const MAX_DAYS = 365;
const MAX_NAME = 120;

const text = z.string().trim().nullish();

const OptionSchema = z.object({
  delivery_method_id: z.int(),
  description: text,
  delivery_method_name: text,
  logistic_provider_name: text,
  delivery_estimate_business_days: z.int().min(0).max(MAX_DAYS),
  final_shipping_cost: z.number().min(0).max(MAX_COST),
  /** The buyer would have to collect it from the carrier. */
  pickup_enabled: z.boolean().nullish(),
});

const QuoteSchema = z.object({ id: z.int(), delivery_options: z.array(OptionSchema).min(1) });

const AnswerSchema = z.object({
  status: z.enum(["OK", "ERROR"]),
  messages: z.array(z.object({ key: z.string().nullish() })).nullish(),
  content: z.object({ delivery_options: z.array(z.unknown()).nullish() }).nullish(),
});

/** A parsed quote, with the services that deliver to the door. */
export interface CarrierQuote {
  quoteId: number;
  options: readonly CarrierOption[];
}

/** Parses an answer. A contradiction in any part refuses the whole answer, because nothing of it is reliable.
 *  @param httpStatus - 200, or a status of refusal */
export function readQuoteAnswer(httpStatus: number, body: unknown): CarrierQuote {
  const problem = (code: CarrierProblem) => new CarrierError(code, httpStatus);
  const answer = AnswerSchema.safeParse(body);
  if (!answer.success) throw problem(httpStatus === 200 ? "unreadable" : "refused");
  const { status, messages, content } = answer.data;
  const offersSomething = (content?.delivery_options ?? []).length > 0;
  if (status === "ERROR" ? offersSomething : httpStatus !== 200) throw problem("contradictoryStatus");
  if (status === "ERROR") throw problem(refusalOf((messages ?? []).map(({ key }) => key ?? "")));
  const quote = QuoteSchema.safeParse((body as { content?: unknown }).content);
  if (!quote.success) throw problem(contradictionOf(quote.error.issues));
  const options = quote.data.delivery_options.filter(({ pickup_enabled }) => pickup_enabled !== true);
  if (options.length === 0) throw problem("noDelivery");
  return { quoteId: quote.data.id, options: options.map(toOption) };
}

/** Converts the network's refusal to our own code. */
function refusalOf(keys: readonly string[]): CarrierProblem {
  if (keys.some((key) => key.includes("no.delivery.options"))) return "noDelivery";
  return keys.some((key) => /api.?key/i.test(key)) ? "unauthorized" : "refused";
}

const FIELD_PROBLEMS: Readonly<Record<string, CarrierProblem>> = {
  delivery_options: "noOptions",
  final_shipping_cost: "costUnreadable",
  delivery_estimate_business_days: "daysMissing",
};

function contradictionOf(issues: readonly z.core.$ZodIssue[]): CarrierProblem {
  const [first] = issues;
  const field = String(first?.path.at(-1));
  if (field === "final_shipping_cost" && first?.code === "too_small") return "costNegative";
  return FIELD_PROBLEMS[field] ?? "unreadable";
}

function toOption(option: z.infer<typeof OptionSchema>): CarrierOption {
  const names = [option.description, option.delivery_method_name, option.logistic_provider_name];
  return {
    methodId: option.delivery_method_id,
    name: (names.find((name) => name) ?? "").slice(0, MAX_NAME),
    priceCents: reaisToCents(option.final_shipping_cost),
    businessDays: option.delivery_estimate_business_days,
  };
}
