import * as z from "zod";
import { StateCodeSchema } from "#domain/address/address-lookup-schema.ts";
import { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import { MAX_BILL_REAIS } from "./largest-bill.ts";

/** A house and its bill. */
export const EstimateRequestSchema = z.strictObject({
  state: StateCodeSchema,
  city: z.string().trim().min(1).max(120),
  /** Of a usual month, in reais. */
  bill: z.number().positive().max(MAX_BILL_REAIS),
  /** Null where it is not known. */
  grid: z.enum(GRID_CONNECTIONS).nullable().default(null),
});

/** The system that a bill asks for. Amounts are in reais. */
const EstimateSchema = z.object({
  powerW: z.int(),
  roofM2: z.int(),
  /** Energy of an average month. */
  monthlyKwh: z.int(),
  consumptionKwh: z.int(),
  monthlySaving: z.number(),
  billAfter: z.number(),
  assumed: z.object({
    /** Reais a kWh, with taxes. */
    tariffPerKwh: z.number(),
    utilities: z.int(),
    minimumKwh: z.int(),
    fioBPct: z.int(),
    year: z.int(),
    /** Where the sun was measured, its daily mean on the modules in Wh/m², and the source to cite. */
    sun: z.object({ city: z.string(), state: z.string(), whM2Day: z.int(), source: z.string() }),
  }),
});

export const EstimateAnswerSchema = z.object({
  /** Null where nothing can be saved, since the bill is at its minimum. */
  estimate: EstimateSchema.nullable(),
  /** Whether the site passes visitors on who want to be called. */
  takesContacts: z.boolean(),
});

export type EstimateRequest = z.output<typeof EstimateRequestSchema>;
export type Estimate = z.infer<typeof EstimateSchema>;
export type EstimateAnswer = z.infer<typeof EstimateAnswerSchema>;
