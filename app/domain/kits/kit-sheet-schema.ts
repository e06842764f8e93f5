import * as z from "zod";
import { GRID_CONNECTIONS, INVERTER_KINDS } from "#domain/catalog/product-types.ts";
import type { KitSheet } from "./kit-part.ts";

const limit = z.number().nullable();
const laterLimit = limit.default(null);

const ModuleSheetSchema = z.object({
  type: z.literal("module"),
  electrical: z.object({
    powerW: z.number(),
    vocV: z.number(),
    iscA: z.number(),
    vmpV: z.number(),
    impA: z.number(),
    alphaIscPctPerC: z.number(),
    betaVocPctPerC: z.number(),
    gammaPmaxPctPerC: z.number(),
    maxSystemV: laterLimit,
  }),
});

const InverterSheetSchema = z.object({
  type: z.literal("inverter"),
  electrical: z.object({
    kind: z.enum(INVERTER_KINDS),
    acPowerW: z.number(),
    mpptCount: z.number(),
    inputsPerMppt: z.number(),
    maxDcV: z.number(),
    mpptLowV: z.number(),
    mpptHighV: z.number(),
    maxInputCurrentPerMpptA: limit,
    maxShortCircuitCurrentPerMpptA: limit,
    maxInputCurrentPerStringA: laterLimit,
    maxShortCircuitCurrentPerStringA: laterLimit,
    minModulesPerString: laterLimit,
    maxModulesPerString: laterLimit,
    startV: laterLimit,
    inputPowerW: laterLimit,
    powerPerStringCount: z
      .array(z.object({ strings: z.number(), powerKw: z.number() }))
      .readonly()
      .default([]),
    phases: z.number(),
  }),
  grid: z.enum(GRID_CONNECTIONS),
  compatibleInverters: z.array(z.string()).readonly(),
});

const StringBoxSheetSchema = z.object({
  type: z.literal("stringBox"),
  inputs: z.number(),
  maxDcV: limit,
  maxCurrentPerInputA: limit,
  compatibleInverters: z.array(z.string()).readonly(),
});

/** The electrical data of a product, as sent to browsers that put kits together. */
export const KitSheetSchema: z.ZodType<KitSheet> = z.discriminatedUnion("type", [
  ModuleSheetSchema,
  InverterSheetSchema,
  StringBoxSheetSchema,
]);
