import { parseTarget } from "#domain/mount-kit/mount-amount.ts";
import { parseLooseNumber, parseNumber } from "#domain/shared/numbers.ts";

/** What somebody answered, as the address holds it. */
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

/** A year of consumptions. */
const MAX_CHARACTERS = 160;

/** Before a brand in the choice of a module. */
export const BRAND_PREFIX = "brand:";

/** The answers of an address; what is not there is as a kit that is opened says, else empty. */
export function readAnswers(params: URLSearchParams, opened: Partial<ExpressAnswers> = {}): ExpressAnswers {
  const entries = ANSWER_NAMES.map((name) => [
    name,
    (params.get(name) ?? opened[name] ?? "").trim().slice(0, MAX_CHARACTERS),
  ]);
  return Object.fromEntries(entries) as ExpressAnswers;
}

/** Whether the address asks for kits: by a power or a consumption. */
export function asksForKits({ power, consumption }: ExpressAnswers): boolean {
  return power !== "" || consumption !== "";
}

/** Whether the answers go by what a house uses. */
export function goesByConsumption({ by, power, consumption }: ExpressAnswers): boolean {
  return by === "consumption" || (by === "" && power === "" && consumption !== "");
}

/** A number as people type it, comma or dot, dots between groups of three; null for none. */
export function numberOf(text: string): number | null {
  return parseNumber(text) ?? parseLooseNumber(text);
}

/** The power that is wanted, read as where kits are mounted; null where the answers go by something else. */
export function targetWOf(answers: ExpressAnswers): number | null {
  const target = goesByConsumption(answers) ? null : parseTarget(answers.power);
  return target !== null && "targetW" in target ? target.targetW : null;
}

/** Answers that say nothing of the kits: how they were asked, and who buys. */
const SILENT: ReadonlySet<AnswerName> = new Set(["by", "integrator"]);
const OF_CONSUMPTION: ReadonlySet<AnswerName> = new Set(["consumption", "state", "city"]);

/** What is asked as an address holds it: the same for the same kits, however they were asked and whoever buys.
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

/** What the server is asked of a kit under these answers; not checked yet. */
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
