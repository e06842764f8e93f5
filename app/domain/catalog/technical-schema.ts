import { z } from "zod";

/** Data-sheet values of a module. Fields that the field's own data names in Portuguese keep that name. */
export const ModuleTechnicalSchema = z.object({
  potencia_WP: z.number().positive(),
  tipo_de_celula: z.string().default(""),
  vocV: z.number(),
  iscA: z.number(),
  vmpV: z.number(),
  impA: z.number(),
  alphaIscPctPerC: z.number(),
  betaVocPctPerC: z.number(),
  gammaPmaxPctPerC: z.number(),
});

/** Data-sheet values of an inverter; a limit that the sheet does not give is null. */
export const InverterTechnicalSchema = z.object({
  tipo_inversor: z.enum(["string", "micro", "solaredge", "hibrido"]),
  tipo_ligacao: z.enum(["monofasico", "bifasico", "trifasico"]),
  acPowerW: z.number().positive(),
  mpptCount: z.int().positive(),
  inputsPerMppt: z.int().positive(),
  maxDcV: z.number(),
  mpptLowV: z.number(),
  mpptHighV: z.number(),
  maxInputCurrentPerMpptA: z.number().nullable(),
  maxShortCircuitCurrentPerMpptA: z.number().nullable(),
});

export type ModuleTechnical = z.infer<typeof ModuleTechnicalSchema>;
export type InverterTechnical = z.infer<typeof InverterTechnicalSchema>;
