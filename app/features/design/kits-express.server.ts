import type * as z from "zod";
import { type KitDesignQuery, KitDesignQuerySchema } from "#domain/design/design-schema.ts";
import { readMonthlyConsumption } from "#domain/design/monthly-consumption.ts";
import {
  type AnswerErrors,
  asksForKits,
  BRAND_PREFIX,
  type ExpressAnswers,
  goesByConsumption,
  numberOf,
  targetWOf,
} from "./express-answers.ts";

/** The query of the answers; null when they are incomplete or invalid. */
export function toDesignQuery(answers: ExpressAnswers): {
  query: KitDesignQuery | null;
  errors: AnswerErrors;
} {
  if (!asksForKits(answers)) return { query: null, errors: {} };
  const { structure, grid, module, inverter, rows, cable, integrator } = answers;
  const orNull = (text: string) => (text === "" ? null : text);
  const isBrand = module.startsWith(BRAND_PREFIX);
  const input = {
    target: goesByConsumption(answers)
      ? { monthlyKwh: consumptionOf(answers), state: answers.state, city: answers.city }
      : { powerKwp: powerKwpOf(answers) },
    structure: {
      id: orNull(structure),
      rows: numberOf(rows) ?? undefined,
      cableMetres: numberOf(cable) ?? undefined,
    },
    grid: orNull(grid),
    moduleId: isBrand ? null : orNull(module),
    manufacturer: isBrand ? module.slice(BRAND_PREFIX.length) : null,
    inverterKind: orNull(inverter),
    integratorId: orNull(integrator),
  } satisfies { [Key in keyof z.input<typeof KitDesignQuerySchema>]?: unknown };
  const parsed = KitDesignQuerySchema.safeParse(input);
  if (parsed.success) return { query: parsed.data, errors: {} };
  return {
    query: null,
    errors: errorsOf(
      answers,
      parsed.error.issues.map(({ path }) => path.join(".")),
    ),
  };
}

/** Error codes by answer. */
function errorsOf(answers: ExpressAnswers, paths: readonly string[]): AnswerErrors {
  const errors: AnswerErrors = {};
  if (goesByConsumption(answers)) {
    const kwh = consumptionOf(answers);
    if (kwh === null || kwh < 30 || kwh > 200_000) errors.consumption = "CONSUMPTION";
    if (!/^[A-Z]{2}$/.test(answers.state)) errors.state = "STATE";
  } else if (paths.some((path) => path.startsWith("target"))) errors.power = "POWER";
  if (paths.includes("structure.rows")) errors.rows = "ROWS";
  if (paths.includes("structure.cableMetres")) errors.cable = "CABLE";
  return errors;
}

/** Power in kWp; null for an invalid text. */
function powerKwpOf(answers: ExpressAnswers): number | null {
  const targetW = targetWOf(answers);
  return targetW === null ? null : targetW / 1000;
}

/** Mean monthly consumption in kWh; null for an invalid text. */
function consumptionOf({ consumption }: ExpressAnswers): number | null {
  return readMonthlyConsumption(consumption)?.monthlyKwh ?? null;
}
