import { fill } from "#copy/shared/fill.ts";
import { DIFFERENCE_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { PriceFunction, PricingRules } from "#domain/pricing/pricing-rules-schema.ts";
import { formatPct } from "#domain/shared/format.ts";

type Part = keyof typeof WORDS.parts;

const PARTS = Object.keys(WORDS.parts) as Part[];

/** The differences between two sets of rules, in sentences. */
export function differencesOf(before: PricingRules, after: PricingRules): string[] {
  const found = [...functionDifferences(before.functions, after.functions)];
  if (!isSame(before.breaks, after.breaks)) found.push(WORDS.breaks);
  if (before.minimumMarginPct !== after.minimumMarginPct) {
    found.push(fill(WORDS.margin, { from: pct(before.minimumMarginPct), to: pct(after.minimumMarginPct) }));
  }
  return found;
}

function functionDifferences(before: readonly PriceFunction[], after: readonly PriceFunction[]): string[] {
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
  const changed = after.flatMap((one) => {
    const old = before.find(({ id }) => id === one.id);
    if (old === undefined) return [fill(WORDS.functionNew, { name: one.name })];
    const parts = PARTS.filter((part) => !isSame(old[part], one[part])).map((part) => WORDS.parts[part]);
    return parts.length === 0
      ? []
      : [fill(WORDS.functionChanged, { name: one.name, parts: parts.join(", ") })];
  });
  const kept = (list: readonly PriceFunction[], other: readonly PriceFunction[]) =>
    list.filter(({ id }) => other.some((one) => one.id === id)).map(({ id }) => id);
  const isMoved = !isSame(kept(before, after), kept(after, before));
  return [
    ...changed,
    ...gone.map(({ name }) => fill(WORDS.functionGone, { name })),
    ...(isMoved ? [WORDS.order] : []),
  ];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function pct(value: string | null): string {
  return value === null ? WORDS.noMargin : formatPct(value);
}
