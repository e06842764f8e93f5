import { add, compare, negate, round, roundDown, roundUp } from "./exact.ts";
import type { Exact } from "./exact.ts";
import { icmsInternalPct, icmsInterstatePct } from "./icms.ts";
import { exactOfText } from "./exact-text.ts";
import { FormulaFault } from "./formula-fault.ts";
import type { FormulaReader, FunctionName } from "./formula-types.ts";
import { normalizeText } from "./normalize.ts";

/** A compiled node. */
export type Run<Value> = (read: FormulaReader) => Value;

const MAX_PLACES = 10;
const ROUNDINGS = { arredondar: round, arredondarParaCima: roundUp, arredondarParaBaixo: roundDown };

/** A function of numbers that returns a number. */
export function numberFunction(
  name: Exclude<FunctionName, "faixa" | "umDe" | "contem" | "icmsInterestadual" | "icmsInterno">,
  parameters: readonly Run<Exact>[],
): Run<Exact> {
  const [first = missing, second, third] = parameters;
  switch (name) {
    case "minimo":
      return (read) => choose(parameters, read, -1);
    case "maximo":
      return (read) => choose(parameters, read, 1);
    case "absoluto":
      return (read) => absoluteOf(first(read));
    case "limitar":
      return (read) => limit(first(read), (second ?? missing)(read), (third ?? missing)(read));
    case "arredondar":
    case "arredondarParaCima":
    case "arredondarParaBaixo": {
      const rounding = ROUNDINGS[name];
      return (read) => rounding(first(read), second === undefined ? 0 : placesOf(second(read)));
    }
  }
}

/** faixa(value; limit; result; limit; result…; otherwise): the result of the first limit that the value does not
 *  exceed. Without the last argument, a value above all limits has no result.
 *  @throws FormulaFault NO_BAND */
export function bandFunction<Value>(
  value: Run<Exact>,
  bands: readonly { limit: Run<Exact>; worth: Run<Value> }[],
  above: Run<Value> | null,
): Run<Value> {
  return (read) => {
    const sought = value(read);
    for (const { limit: bound, worth } of bands) {
      if (compare(sought, bound(read)) <= 0) return worth(read);
    }
    if (above === null) throw new FormulaFault("NO_BAND");
    return above(read);
  };
}

/** icmsInterestadual(from; to; imported): rate of a sale between states in percent; `imported` is false by default.
 *  @throws FormulaFault UNKNOWN_STATE */
export function interstateFunction(
  from: Run<string>,
  to: Run<string>,
  imported: Run<boolean> | null,
): Run<Exact> {
  return (read) => {
    const isImported = imported?.(read) ?? false;
    return rateOf(icmsInterstatePct(stateOf(from(read)), stateOf(to(read)), { imported: isImported }));
  };
}

/** icmsInterno(state): internal rate of a state in percent.
 *  @throws FormulaFault UNKNOWN_STATE */
export function internalRateFunction(state: Run<string>): Run<Exact> {
  return (read) => rateOf(icmsInternalPct(stateOf(state(read))));
}

function stateOf(text: string): string {
  return text.trim().toUpperCase();
}

function rateOf(pct: string | null): Exact {
  if (pct === null) throw new FormulaFault("UNKNOWN_STATE");
  return exactOfText(pct);
}

export function containsFunction(text: Run<string>, part: Run<string>): Run<boolean> {
  return (read) => normalizeText(text(read)).includes(normalizeText(part(read)));
}

function choose(parameters: readonly Run<Exact>[], read: FormulaReader, sign: -1 | 1): Exact {
  const [first = missing, ...rest] = parameters;
  return rest.reduce((best, run) => {
    const value = run(read);
    return compare(value, best) * sign > 0 ? value : best;
  }, first(read));
}

function absoluteOf(value: Exact): Exact {
  return compare(value, add(value, value)) > 0 ? negate(value) : value;
}

function limit(value: Exact, least: Exact, most: Exact): Exact {
  if (compare(least, most) > 0) throw new FormulaFault("LIMITS_REVERSED");
  if (compare(value, least) < 0) return least;
  return compare(value, most) > 0 ? most : value;
}

function placesOf({ n, d }: Exact): number {
  const places = n / d;
  if (!Number.isInteger(places) || places < 0 || places > MAX_PLACES)
    throw new FormulaFault("INVALID_DECIMALS");
  return places;
}

/** Never called, because the number of arguments is checked before. */
function missing(): never {
  throw new FormulaFault("MISSING_VALUE");
}
