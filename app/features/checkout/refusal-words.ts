import {
  CHECKOUT_REFUSAL_TEXTS as TEXTS,
  COUPON_REASONS,
  FREIGHT_REFUSAL_REASONS,
} from "#copy/checkout/checkout-refusals.ts";
import { CHECKOUT_TEXTS } from "#copy/checkout/checkout.ts";
import { PURCHASE_LIMIT_TEXTS as LIMIT_TEXTS, PURCHASE_PERIOD_TEXTS } from "#copy/purchases.ts";
import { PURCHASE_PERIODS } from "#domain/requests/purchase-limit.ts";
import { formatCents } from "#domain/shared/format.ts";
import { fill } from "#copy/shared/fill.ts";
import { mountFindingText } from "../kits/mount-finding-text.ts";
import type { CheckoutRefusal } from "./checkout-data.ts";

export interface RefusalWords {
  title: string;
  description: string;
}

/** The request that an earlier save with the same key created, before the form was changed. */
export interface SavedBy {
  id: string;
  type: "budget" | "order";
  code: string;
}

/** Words of a refused save, specific to the checkout: each change that happened in between has a name and a way
 *  on. */
export function refusalWords({ code, title, description, details }: CheckoutRefusal): RefusalWords {
  const words = wordsOf(code, details);
  return words === null
    ? { title, description }
    : { title: fill(words.title, words.values), description: fill(words.description, words.values) };
}

/** The request that was saved before, when that is the reason of the refusal; else null. */
export function savedBy({ details }: CheckoutRefusal): SavedBy | null {
  const saved = details["saved"] as SavedBy | undefined;
  return saved ?? null;
}

/** The errors of the electrical check, when they are the reason of the refusal; else null. */
export function unsafeWords({ code, details }: CheckoutRefusal): { title: string; text: string }[] {
  if (code !== "KIT_UNSAFE") return [];
  return (details["findings"] as Parameters<typeof mountFindingText>[0][]).map(mountFindingText);
}

function wordsOf(
  code: string,
  details: CheckoutRefusal["details"],
): (RefusalWords & { values: Record<string, string> }) | null {
  const of = (key: string) => {
    const value = details[key];
    return typeof value === "string" ? value : "";
  };
  switch (code) {
    case "NOT_FOUND":
      return { ...missingOf(of("entity")), values: {} };
    case "STALE_VERSION":
      // A newer version of the request itself is handled by its page.
      return of("entity") === "request" ? null : { ...TEXTS.changed, values: {} };
    case "CENTER_CHANGED":
      return { ...TEXTS.center, values: { name: of("name") } };
    case "COUPON_NOT_VALID":
      return {
        ...TEXTS.coupon,
        values: { code: of("code"), reason: reasonIn(COUPON_REASONS, of("reason")) },
      };
    case "FREIGHT_UNAVAILABLE":
      return { ...TEXTS.freight, values: { reason: reasonIn(FREIGHT_REFUSAL_REASONS, of("reason")) } };
    case "DELIVERY_STATE_NOT_SERVED":
      return { ...TEXTS.state, values: { state: of("state") } };
    case "PURCHASE_LIMIT_EXCEEDED":
      return limitWords(details);
    case "KIT_UNSAFE":
      return { ...TEXTS.unsafe, values: {} };
    case "DATABASE_UNAVAILABLE":
      return { title: CHECKOUT_TEXTS.lost, description: CHECKOUT_TEXTS.lostText, values: {} };
    case "IDEMPOTENCY_MISMATCH":
      return details["saved"] === undefined
        ? null
        : { ...TEXTS.savedBefore, values: { code: (details["saved"] as SavedBy).code } };
    default:
      return null;
  }
}

/** An order above the limit of its person: what they may order, have, and wanted to, as far as they see amounts. */
function limitWords(details: CheckoutRefusal["details"]): RefusalWords & { values: Record<string, string> } {
  const { limitCents, usedCents, totalCents } = details;
  const period = PURCHASE_PERIODS.find((one) => one === details["period"]);
  const wayOn = details["mayAsk"] === true ? LIMIT_TEXTS.mayAsk : LIMIT_TEXTS.mayNotAsk;
  const title = LIMIT_TEXTS.title;
  if (period === undefined) return { title, description: wayOn, values: {} };
  const { each, this: current } = PURCHASE_PERIOD_TEXTS[period];
  const isSeen = typeof limitCents === "number" && typeof usedCents === "number";
  if (!isSeen || typeof totalCents !== "number") {
    return { title, description: `${LIMIT_TEXTS.hidden} ${wayOn}`, values: { each } };
  }
  return {
    ...{ title, description: `${LIMIT_TEXTS.facts} ${wayOn}` },
    values: {
      ...{ each, period: current, limit: formatCents(limitCents) },
      ...{ used: formatCents(usedCents), total: formatCents(totalCents) },
    },
  };
}

const BY_ENTITY: Readonly<Record<string, RefusalWords>> = {
  extraItem: TEXTS.extraItem,
  serviceItem: TEXTS.serviceItem,
  paymentMethod: TEXTS.paymentMethod,
  integrator: TEXTS.integrator,
};

function missingOf(entity: string): RefusalWords {
  return BY_ENTITY[entity] ?? TEXTS.item;
}

function reasonIn(reasons: Readonly<Record<string, string>>, reason: string): string {
  return reasons[reason] ?? "";
}
