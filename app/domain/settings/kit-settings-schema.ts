import { pctForm } from "#domain/shared/pct-form.ts";
import { z } from "zod";

/** What the pages that build kits show and ask.
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

/** How integrators put a kit together.
 *  @source spec, mount-kit settings; what the values mean is settled in docs/decisions */
export const MountKitSettingsSchema = z.object({
  howIntegratorsCanMountKit: z.enum(["manual", "automatic", "both"]).default("manual"),
  requiredInverterToMountKit: z.boolean().default(true),
  /** Current by which a recommendation chooses inverters: Imp or Isc. */
  automaticRecommendationCurrent: z.enum(["maximumPower", "shortCircuit"]).default("maximumPower"),
  /** Input power that the inverters must reach, in percent of the modules. */
  inversorPowerInputMinPercent: PctSchema.default("80"),
  enableInversorPowerInputMinPercentage: z.boolean().default(false),
});

export const MOUNT_KIT_STEPS = ["module", "inverter", "string", "structure", "product", "checkout"] as const;

/** Steps of mounting a kit, in their order.
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

/** Codes of findings that destroy equipment, which a distributor may take for warnings. */
export const ELECTRICAL_ERROR_CODES = [
  "VOLTAGE_ABOVE_LIMIT",
  "VOLTAGE_BELOW_MPPT_WINDOW",
  "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT",
  "MODULES_ABOVE_INPUTS",
  "INVERTER_WITHOUT_MODULES",
  "PHASES_NOT_SUPPORTED",
  "VOLTAGE_ABOVE_STRING_BOX_LIMIT",
] as const;

/** What the electrical check reckons with.
 *  @source house: docs/decisions; temperatures as IEC 62548 / NBR 16690 ask for the place */
export const ElectricalSettingsSchema = z.object({
  /** Record low of the air where kits of this distributor go, and the hottest cell. */
  siteMinC: z.number().min(-30).max(30).default(0),
  cellMaxC: z.number().min(40).max(95).default(70),
  /** DC power above AC power, and below it, from which on there is a warning; percent. */
  maxOversizingPct: PctSchema.default("30"),
  maxUndersizingPct: PctSchema.default("20"),
  /** Compares 1.25 × Isc with the inverter's short-circuit limit instead of Isc of the hot cell. */
  strictShortCircuit: z.boolean().default(false),
  /** Errors that this distributor takes for warnings. */
  errorsAsWarnings: z.array(z.enum(ELECTRICAL_ERROR_CODES)).default([]),
});

export type KitSettings = z.infer<typeof KitSettingsSchema>;
export type MountKitSettings = z.infer<typeof MountKitSettingsSchema>;
export type MountKitSteps = z.infer<typeof MountKitStepsSchema>;
export type ElectricalSettings = z.infer<typeof ElectricalSettingsSchema>;
