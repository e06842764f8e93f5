import { parseTarget } from "#domain/mount-kit/mount-amount.ts";
import { parseLooseNumber, parseNumber } from "#domain/shared/numbers.ts";

/** Names of the answers in the address. */
const ANSWER_NAMES = [
  "by",
  "power",
  "consumption",
  "state",
  "city",
  "structure",
  "grid",
  "module",
  "inverter",
  "rows",
  "cable",
  "integrator",
] as const;

export type AnswerName = (typeof ANSWER_NAMES)[number];
export type ExpressAnswers = Readonly<Record<AnswerName, string>>;
export type AnswerError = "POWER" | "CONSUMPTION" | "STATE" | "CITY" | "SUN" | "ROWS" | "CABLE";
export type AnswerErrors = Partial<Record<AnswerName, AnswerError>>;

/** Length of the longest answer, which is twelve consumptions. */
const MAX_CHARACTERS = 160;

/** Prefix of a brand among the choices of modules. */
export const BRAND_PREFIX = "brand:";

/** The answers in the address; missing ones come from the opened kit, else they are empty. */
export function readAnswers(params: URLSearchParams, opened: Partial<ExpressAnswers> = {}): ExpressAnswers {
  const entries = ANSWER_NAMES.map((name) => [
    name,
    (params.get(name) ?? opened[name] ?? "").trim().slice(0, MAX_CHARACTERS),
  ]);
  return Object.fromEntries(entries) as ExpressAnswers;
}

/** Whether the address has a power or a consumption, so that kits are designed. */
export function asksForKits({ power, consumption }: ExpressAnswers): boolean {
  return power !== "" || consumption !== "";
}

/** Whether the kit's size follows from a consumption. */
export function goesByConsumption({ by, power, consumption }: ExpressAnswers): boolean {
  return by === "consumption" || (by === "" && power === "" && consumption !== "");
}

/** Parses a typed number with comma or dot as decimal sign, and dots between thousands; null when invalid. */
export function numberOf(text: string): number | null {
  return parseNumber(text) ?? parseLooseNumber(text);
}

/** The requested power in W, parsed as on the page of mounted kits; null when the size follows from a consumption. */
export function targetWOf(answers: ExpressAnswers): number | null {
  const target = goesByConsumption(answers) ? null : parseTarget(answers.power);
  return target !== null && "targetW" in target ? target.targetW : null;
}

/** Answers that do not affect the kits: the way of asking, and the buyer. */
const SILENT: ReadonlySet<AnswerName> = new Set(["by", "integrator"]);
const OF_CONSUMPTION: ReadonlySet<AnswerName> = new Set(["consumption", "state", "city"]);

/** The answers that affect the kits, as a query string: equal for equal kits.
 *  @example askedAddress(readAnswers(new URLSearchParams("by=power&power=5.5&state=&index"))) // "power=5%2C5" */
export function askedAddress(answers: ExpressAnswers): string {
  const byConsumption = goesByConsumption(answers);
  const targetW = targetWOf(answers);
  const asked = targetW === null ? answers : { ...answers, power: String(targetW / 1000).replace(".", ",") };
  const names = ANSWER_NAMES.filter((name) => {
    if (asked[name] === "" || SILENT.has(name)) return false;
    return byConsumption ? name !== "power" : !OF_CONSUMPTION.has(name);
  });
  return new URLSearchParams(names.map((name) => [name, asked[name]])).toString();
}

/** The input of a composition under these answers, not validated yet. */
export function toCompositionInput<Line>(
  { structure, grid, rows, cable, integrator }: ExpressAnswers,
  products: Line,
) {
  const orNull = (text: string) => (text === "" ? null : text);
  return {
    structure: {
      id: orNull(structure),
      rows: numberOf(rows) ?? undefined,
      cableMetres: numberOf(cable) ?? undefined,
    },
    grid: orNull(grid),
    integratorId: orNull(integrator),
    products,
  };
}
