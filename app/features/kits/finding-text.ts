import { CLOSED_KIT_WORDS as WORDS, KIT_FINDING_TEXTS, KIT_FINDING_UNITS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import type { KitStrings } from "#domain/kits/check-kit.ts";
import type { KitFinding } from "#domain/kits/kit-finding.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** A finding in words, with its numbers.
 *  @example 584.7765 V against 550 V: "… chega a 584,8 V; o limite é 550 V …" */
export function findingText({
  code,
  value,
  limit,
  unit,
}: Pick<KitFinding, "code" | "value" | "limit" | "unit">): { title: string; text: string } {
  const { title, text } = KIT_FINDING_TEXTS[code];
  const decimals = decimalsFor(value, limit);
  const filled = fill(text, {
    value: quantityText(value, unit, decimals),
    limit: quantityText(limit, unit, decimals),
  });
  return { title, text: filled };
}

/** One decimal, or as many as tell the two numbers apart, three at most. */
function decimalsFor(value: number, limit: number): number {
  const isApart = (decimals: number) =>
    formatNumber(value, { maxDecimals: decimals }) !== formatNumber(limit, { maxDecimals: decimals });
  return [1, 2].find(isApart) ?? 3;
}

function quantityText(value: number, unit: KitFinding["unit"], maxDecimals: number): string {
  switch (unit) {
    case "V":
    case "A":
      return `${formatNumber(value, { maxDecimals })} ${unit}`;
    case "W":
      return `${formatNumber(value / 1000, { maxDecimals: 3 })} kW`;
    default: {
      const [one, many] = KIT_FINDING_UNITS[unit];
      return `${formatNumber(value)} ${value === 1 ? one : many}`;
    }
  }
}

/** How the modules are connected to each inverter of one model, in words.
 *  @example "2 strings de 9 módulos em SUN-5K" */
export function stringsText({ inverter, inverterCount, strings }: KitStrings): string {
  const isMixed = new Set(strings.map(({ moduleName }) => moduleName)).size > 1;
  const list = strings.map(({ moduleName, stringCount, modulesPerString }) => {
    const text = oneLengthText(stringCount, modulesPerString);
    return isMixed ? `${text} ${moduleName}` : text;
  });
  const place =
    inverterCount === 1
      ? fill(WORDS.single, { inverter: inverter.name })
      : fill(WORDS.each, { count: inverterCount, inverter: inverter.name });
  return `${list.join(" + ")} ${place}`;
}

function oneLengthText(count: number, length: number): string {
  if (length === 1) return count === 1 ? WORDS.moduleOne : fill(WORDS.moduleMany, { count });
  return count === 1 ? fill(WORDS.stringOne, { length }) : fill(WORDS.stringMany, { count, length });
}
