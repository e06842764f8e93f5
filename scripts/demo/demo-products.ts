import { readInverters, readModules } from "./read-data.ts";
import type { InverterRow, ModuleRow } from "./read-data.ts";
import type { DemoCategoryKey } from "./demo-offers.ts";
import { InverterTechnicalSchema, ModuleTechnicalSchema } from "#domain/catalog/technical-schema.ts";
import type { InverterElectrical, ModuleElectrical } from "#domain/kits/string-sizing.ts";
import { composeName } from "#domain/shared/compose-name.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { reaisToCents } from "#domain/shared/money.ts";

/** A product that does not belong to a distributor yet, with prices from the data files. */
export interface DemoProduct {
  productCode: string;
  type: "module" | "inverter" | "stringBox" | "complementaryEquipment";
  category: DemoCategoryKey | null;
  name: string;
  manufacturer: string;
  model: string;
  technical: object;
  listPriceCents: number;
  weightKg: number;
  volumeM3: number;
  /** Length, width and height, if the data has them. */
  sizeMm?: readonly [number, number, number];
}

export interface DemoModule extends DemoProduct {
  electrical: ModuleElectrical;
}

export interface DemoInverter extends DemoProduct {
  electrical: InverterElectrical;
  phaseLabel: string;
}

/** Volume of a boxed inverter per kg. */
const INVERTER_M3_PER_KG = 0.0042;

/** Modules of the data file. */
export function listDemoModules(): DemoModule[] {
  return readModules().map(toModule);
}

/** String inverters and micro-inverters of the data file. */
export function listDemoInverters(): DemoInverter[] {
  return readInverters().map(toInverter);
}

function toModule(row: ModuleRow): DemoModule {
  const curve = {
    vocV: row.voc_v,
    iscA: row.isc_a,
    vmpV: row.vmp_v,
    impA: row.imp_a,
    alphaIscPctPerC: row.alpha_isc_pct_per_c,
    betaVocPctPerC: row.beta_voc_pct_per_c,
    gammaPmaxPctPerC: row.gamma_pmax_pct_per_c,
  };
  const technical = ModuleTechnicalSchema.parse({
    potencia_WP: row.power_w,
    tipo_de_celula: "Monocristalino",
    eficiencia: efficiencyPct(row),
    ...curve,
  });
  return {
    productCode: row.product_code,
    type: "module",
    category: null,
    name: composeName(["Módulo", row.brand, row.model, `${row.power_w} W`]),
    manufacturer: row.brand,
    model: row.model,
    technical,
    listPriceCents: reaisToCents(row.price_brl),
    weightKg: row.weight_kg,
    volumeM3: toLitres((row.length_mm * row.width_mm * row.thickness_mm) / 1e9),
    sizeMm: [row.length_mm, row.width_mm, row.thickness_mm],
    electrical: { powerW: row.power_w, ...curve },
  };
}

function toInverter(row: InverterRow): DemoInverter {
  const threePhase = row.phases === "3";
  const limits = {
    mpptCount: row.mppt_count,
    inputsPerMppt: row.inputs_per_mppt,
    maxDcV: row.max_dc_v,
    mpptLowV: row.mppt_low_v,
    mpptHighV: row.mppt_high_v,
    maxInputCurrentPerMpptA: row.max_input_current_per_mppt_a,
    maxShortCircuitCurrentPerMpptA: row.max_short_circuit_current_per_mppt_a,
  };
  const technical = InverterTechnicalSchema.parse({
    tipo_inversor: row.kind,
    tipo_ligacao: threePhase ? "trifasico" : "monofasico",
    inverterOutputPower: row.ac_power_w / 1000,
    acVoltageV: threePhase ? 380 : 220,
    ...limits,
  });
  const phaseLabel = threePhase ? "trifásico" : "monofásico";
  const noun = row.kind === "micro" ? "Microinversor" : "Inversor";
  return {
    productCode: row.product_code,
    type: "inverter",
    category: null,
    name: composeName([noun, row.brand, row.model, `${formatNumber(row.ac_power_w / 1000)} kW`, phaseLabel]),
    manufacturer: row.brand,
    model: row.model,
    technical,
    listPriceCents: reaisToCents(row.price_brl),
    weightKg: row.weight_kg,
    volumeM3: toLitres(row.weight_kg * INVERTER_M3_PER_KG),
    electrical: { kind: row.kind, acPowerW: row.ac_power_w, phases: threePhase ? 3 : 1, ...limits },
    phaseLabel,
  };
}

/** Power in relation to the sun's power on the module, with two decimals. */
function efficiencyPct({ power_w: watts, length_mm: length, width_mm: width }: ModuleRow): number {
  return Math.round((watts / ((length / 1000) * (width / 1000) * 1000)) * 10_000) / 100;
}

/** Cubic metres, rounded to the litre. */
function toLitres(volumeM3: number): number {
  return Math.round(volumeM3 * 1000) / 1000;
}
