import { pctForm } from "#domain/shared/pct-form.ts";
import * as z from "zod";

/** Settings of the pages that build kits.
 *  @source spec, kit settings */
export const KitSettingsSchema = z.object({
  showStringBox: z.boolean().default(true),
  showStructureLayout: z.boolean().default(false),
  multipleStructureLayout: z.boolean().default(false),
  showEditedRecommendation: z.boolean().default(true),
  modulesOrientation: z.enum(["ambas", "retrato", "paisagem"]).default("ambas"),
  stepsMountKitOrientation: z.enum(["horizontal", "vertical"]).default("horizontal"),
  showButtonUnknownArrangement: z.boolean().default(false),
  canSelectMultipleModelOfModules: z.boolean().default(false),
});

const PctSchema = z.string().regex(pctForm(3, 2));

/** Settings of mounted kits.
 *  @source spec, mount-kit settings; what the values mean is settled in docs/decisions */
export const MountKitSettingsSchema = z.object({
  howIntegratorsCanMountKit: z.enum(["manual", "automatic", "both"]).default("manual"),
  requiredInverterToMountKit: z.boolean().default(true),
  /** The current by which a recommendation chooses inverters: Imp or Isc. */
  automaticRecommendationCurrent: z.enum(["maximumPower", "shortCircuit"]).default("maximumPower"),
  /** Minimum input power of the inverters, as a percentage of the modules' power. */
  inversorPowerInputMinPercent: PctSchema.default("80"),
  enableInversorPowerInputMinPercentage: z.boolean().default(false),
});

export const MOUNT_KIT_STEPS = ["module", "inverter", "string", "structure", "product", "checkout"] as const;

/** Steps of mounting a kit, in order.
 *  @source spec, mount-kit steps */
export const MountKitStepsSchema = z
  .array(z.object({ type: z.enum(MOUNT_KIT_STEPS), show: z.boolean(), required: z.boolean() }))
  .default(() =>
    MOUNT_KIT_STEPS.map((type) => ({
      type,
      show: true,
      required: type === "module" || type === "inverter" || type === "checkout",
    })),
  );

/** Codes of errors that destroy equipment, and that a distributor may downgrade to warnings. */
export const ELECTRICAL_ERROR_CODES = [
  "VOLTAGE_ABOVE_LIMIT",
  "VOLTAGE_BELOW_MPPT_WINDOW",
  "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT",
  "MODULES_ABOVE_INPUTS",
  "INVERTER_WITHOUT_MODULES",
  "PHASES_NOT_SUPPORTED",
  "VOLTAGE_ABOVE_STRING_BOX_LIMIT",
] as const;

/** Settings of the electrical check.
 *  @source house: docs/decisions; temperatures as IEC 62548 / NBR 16690 ask for the place */
export const ElectricalSettingsSchema = z.object({
  /** Temperatures in °C: the record low of the air at the distributor's sites, and the hottest cell. */
  siteMinC: z.number().min(-30).max(30).default(0),
  cellMaxC: z.number().min(40).max(95).default(70),
  /** Percentages of DC power above and below AC power from which there is a warning. */
  maxOversizingPct: PctSchema.default("30"),
  maxUndersizingPct: PctSchema.default("20"),
  /** Compares 1.25 × Isc with the inverter's short-circuit limit instead of Isc at the hottest cell. */
  strictShortCircuit: z.boolean().default(false),
  /** Errors that this distributor downgrades to warnings. */
  errorsAsWarnings: z.array(z.enum(ELECTRICAL_ERROR_CODES)).default([]),
});

export type KitSettings = z.infer<typeof KitSettingsSchema>;
export type MountKitSettings = z.infer<typeof MountKitSettingsSchema>;
export type MountKitSteps = z.infer<typeof MountKitStepsSchema>;
export type ElectricalSettings = z.infer<typeof ElectricalSettingsSchema>;
