import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AUDIT_EVENT_NAMES, AUDIT_EVENTS } from "#copy/audit/audit.ts";
import { PaymentEventSchema } from "#worker/gateways/payment/payment-gateway.ts";
import {
  CATEGORIES,
  EXTRA_ITEMS,
  SEPARATED_SECTIONS,
  SERVICE_ITEMS,
  STRUCTURES,
} from "#worker/repositories/offers/offer-kinds.ts";
import { RECOMMENDATIONS } from "#worker/repositories/recommendations/recommendation-kind.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const OFFER_KINDS = [CATEGORIES, STRUCTURES, SEPARATED_SECTIONS, EXTRA_ITEMS, SERVICE_ITEMS, RECOMMENDATIONS];
const ORDERED_KINDS = OFFER_KINDS.filter(({ table }) => table.isOrdered);

function offerEvents(change: string): string[] {
  return OFFER_KINDS.map(({ table }) => `${table.eventPrefix}.${change}`);
}

/** Events with composed names, and all their values. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  // What a provider keeps and pays out changes nothing for an order, and is in its ledger alone.
  "event.type": PaymentEventSchema.shape.type.options.filter(
    (type) => !["charge.fee", "charge.paid-out"].includes(type),
  ),
  "`${type}.created`": ["budget.created", "order.created"],
  "`${type}.status-changed`": ["budget.status-changed", "order.status-changed"],
  "`${request.type}.edited`": ["budget.edited", "order.edited"],
  "`${request.type}.deleted`": ["budget.deleted", "order.deleted"],
  "`${request.type}.restored`": ["budget.restored", "order.restored"],
  "`second-factor.${change}`": ["second-factor.enabled", "second-factor.disabled"],
  "`${table.eventPrefix}.created`": offerEvents("created"),
  "`${table.eventPrefix}.updated`": offerEvents("updated"),
  "`${table.eventPrefix}.deleted`": offerEvents("deleted"),
  "`${table.eventPrefix}.reordered`": ORDERED_KINDS.map(({ table }) => `${table.eventPrefix}.reordered`),
};

const sources = readdirSync(join(ROOT, "worker"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(ROOT, "worker", name), "utf8"));

function findAll(pattern: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = ""]) => found));
}

const written = findAll(/\bevent: "([^"]+)"/g);
const composed = findAll(/\bevent: (`[^`]+`|event\.type)/g);

test("every event that is written has words, and all words have an event", () => {
  expect(written).toContain("session.opened");
  const events = [...new Set([...written, ...Object.values(COMPOSED).flat()])].sort();
  expect(Object.keys(AUDIT_EVENTS).sort()).toEqual(events);
  expect(Object.keys(AUDIT_EVENT_NAMES).sort()).toEqual(events);
});

test("every composed name of an event is known here with all that it can be", () => {
  expect([...new Set(composed)].sort()).toEqual(Object.keys(COMPOSED).sort());
});
