import Big from "big.js";
import { parseNumber } from "#domain/shared/numbers.ts";

/** Highest DC power of an inverter with a number of strings. */
export interface StringPower {
  strings: number;
  powerKw: number;
}

const ONE = /^(\d{1,2})\s*[=:]\s*(\S+)(?:\s*kW)?$/i;
const MAX_STRINGS = 64;
const MAX_KW = 10_000;

/** Parses powers by number of strings, in kW and Brazilian notation; null if invalid.
 *  @example parseStringPowers("1 = 5,5; 2 = 11") // [{ strings: 1, powerKw: 5.5 }, { strings: 2, powerKw: 11 }] */
export function parseStringPowers(text: string): StringPower[] | null {
  const parts = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const powers = parts.flatMap((part) => {
    const [, strings, power] = ONE.exec(part) ?? [];
    const powerKw = power === undefined ? null : parseNumber(power);
    const isRight = powerKw !== null && powerKw >= 0 && powerKw <= MAX_KW && Number(strings) > 0;
    return isRight ? [{ strings: Number(strings), powerKw }] : [];
  });
  const isWhole = powers.length === parts.length && powers.every(({ strings }) => strings <= MAX_STRINGS);
  return isWhole ? powers : null;
}

/** Formats powers as text that `parseStringPowers` reads. */
export function formatStringPowers(powers: readonly StringPower[]): string {
  return powers
    .map(({ strings, powerKw }) => `${String(strings)} = ${new Big(powerKw).toFixed().replace(".", ",")}`)
    .join("; ");
}
