import Big from "big.js";
import { formatNumber } from "#domain/shared/format.ts";
import { parseNumber } from "#domain/shared/numbers.ts";

/** Limit of powers in one family. */
const MAX_POWERS = 80;
const MIN_KWP = 0.5;
const MAX_KWP = 1_000;
const RANGE = /^(.+?)\s+(?:a|até)\s+(.+?)(?:\s+de\s+(.+?)\s+em\s+(.+?))?$/i;

export type PowersIssue = "NO_POWERS" | "TOO_MANY_POWERS" | "INVALID_POWER" | "INVALID_STEP";

/** Reads a typed list of powers in kWp: numbers with a decimal comma, separated by semicolons or line breaks, and
 *  ranges with a step. Returns them sorted and without duplicates, or the problem and the part that has it.
 *  @example parsePowers("5,5; 2,2 a 4,4 de 1,1 em 1,1") // { powersKwp: [2.2, 3.3, 4.4, 5.5] } */
export function parsePowers(text: string): { powersKwp: number[] } | { issue: PowersIssue; part: string } {
  const parts = text.split(/[;\n]/).map((part) => part.trim());
  const powers = new Set<number>();
  for (const part of parts.filter((one) => one !== "")) {
    const found = parsePart(part);
    if (typeof found === "string") return { issue: found, part };
    for (const power of found) powers.add(power);
    if (powers.size > MAX_POWERS) return { issue: "TOO_MANY_POWERS", part };
  }
  if (powers.size === 0) return { issue: "NO_POWERS", part: "" };
  return { powersKwp: [...powers].sort((a, b) => a - b) };
}

/** Formats powers as text that `parsePowers` reads. */
export function formatPowers(powersKwp: readonly number[]): string {
  return powersKwp.map((power) => formatNumber(power, { maxDecimals: 3 })).join("; ");
}

function parsePart(part: string): number[] | PowersIssue {
  const range = RANGE.exec(part);
  if (range === null) {
    const power = parsePower(part);
    return power === null ? "INVALID_POWER" : [power];
  }
  const [, first = "", last = "", step = "1", repeated = step] = range;
  const [from, until, by] = [parsePower(first), parsePower(last), parseNumber(step)];
  if (from === null || until === null || until < from) return "INVALID_POWER";
  if (by === null || by <= 0 || parseNumber(repeated) !== by) return "INVALID_STEP";
  const count = new Big(until).minus(from).div(by).round(0, Big.roundDown).toNumber() + 1;
  if (count > MAX_POWERS) return "TOO_MANY_POWERS";
  return Array.from({ length: count }, (_, index) => new Big(by).times(index).plus(from).toNumber());
}

function parsePower(text: string): number | null {
  const power = parseNumber(text.replace(/\s*kwp$/i, ""));
  return power === null || power < MIN_KWP || power > MAX_KWP ? null : power;
}
