import * as z from "zod";
import { GRID_CONNECTIONS, INVERTER_KINDS } from "./product-types.ts";

const value = z.number().nullable().default(null);
const count = z.int().positive().nullable().default(null);
const ids = z.array(z.string()).default([]);

/** Data-sheet values of a module at 25 °C and 1 000 W/m². Some fields keep the Portuguese names of the specification; a
 *  value that the sheet does not give is null. */
export const ModuleTechnicalSchema = z.object({
  potencia_WP: z.number().positive(),
  /** Percent. */
  eficiencia: value,
  tipo_de_celula: z.string().default(""),
  vocV: z.number(),
  iscA: z.number(),
  vmpV: z.number(),
  impA: z.number(),
  alphaIscPctPerC: z.number(),
  betaVocPctPerC: z.number(),
  gammaPmaxPctPerC: z.number(),
  maxSystemV: value,
});

/** Data-sheet values of an inverter; a limit that the sheet does not give is null. */
export const InverterTechnicalSchema = z.object({
  tipo_inversor: z.enum(INVERTER_KINDS),
  tipo_ligacao: z.enum(GRID_CONNECTIONS),
  /** Highest DC power in kW. */
  inverterInputPower: value,
  /** Rated AC power in kW. */
  inverterOutputPower: z.number().positive(),
  /** Voltage of the grid: between phases, or of the single phase. */
  acVoltageV: value,
  mpptCount: z.int().positive(),
  inputsPerMppt: z.int().positive(),
  maxDcV: z.number(),
  startV: value,
  mpptLowV: z.number(),
  mpptHighV: z.number(),
  maxInputCurrentPerMpptA: z.number().nullable(),
  maxShortCircuitCurrentPerMpptA: z.number().nullable(),
  maxInputCurrentPerStringA: value,
  maxShortCircuitCurrentPerStringA: value,
  minModulesPerString: count,
  maxModulesPerString: count,
  /** Highest DC power by number of strings, if the sheet limits it. */
  powerPerStringCount: z.array(z.object({ strings: z.int().positive(), powerKw: z.number() })).default([]),
  /** Ids of inverters that may be combined with it in one kit. */
  compatibleInverters: ids,
});

/** Data-sheet values of a string box. */
export const StringBoxTechnicalSchema = z.object({
  n_entradas: z.int().positive(),
  n_saidas: z.int().positive(),
  grau_protecao: z.string().default(""),
  maxDcV: value,
  maxCurrentPerInputA: value,
  /** Ids of inverters that it suits; an empty list allows all within its limits. */
  compatibleInverters: ids,
});

export type ModuleTechnical = z.infer<typeof ModuleTechnicalSchema>;
export type InverterTechnical = z.infer<typeof InverterTechnicalSchema>;
export type StringBoxTechnical = z.infer<typeof StringBoxTechnicalSchema>;
