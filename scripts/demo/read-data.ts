import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readIrradiation } from "#scripts/irradiation/read-irradiation.ts";
import type { MunicipalIrradiation } from "#scripts/irradiation/read-irradiation.ts";

const DATA = join(import.meta.dirname, "data");

const number = z.string().min(1).pipe(z.coerce.number());
const orNull = z.string().transform((text) => (text === "" ? null : text));
const numberOrNull = z
  .string()
  .transform((text) => (text === "" ? null : Number(text)))
  .pipe(z.number().nullable());

const ModuleRowSchema = z.object({
  product_code: z.string(),
  brand: z.string(),
  model: z.string(),
  power_w: number,
  voc_v: number,
  isc_a: number,
  vmp_v: number,
  imp_a: number,
  alpha_isc_pct_per_c: number,
  beta_voc_pct_per_c: number,
  gamma_pmax_pct_per_c: number,
  length_mm: number,
  width_mm: number,
  thickness_mm: number,
  weight_kg: number,
  price_brl: number,
});

const InverterRowSchema = z.object({
  product_code: z.string(),
  brand: z.string(),
  model: z.string(),
  kind: z.enum(["string", "micro"]),
  phases: z.enum(["1", "3"]),
  ac_power_w: number,
  mppt_count: number,
  inputs_per_mppt: number,
  max_dc_v: number,
  mppt_low_v: number,
  mppt_high_v: number,
  max_input_current_per_mppt_a: numberOrNull,
  max_short_circuit_current_per_mppt_a: numberOrNull,
  weight_kg: number,
  price_brl: number,
});

const MunicipalityRowSchema = z.object({
  ibge_code: z.string().regex(/^\d{7}$/),
  name: z.string(),
  uf: z.string().regex(/^[A-Z]{2}$/),
  latitude: number,
  longitude: number,
  is_capital: z.enum(["0", "1"]).transform((text) => text === "1"),
});

const TariffRowSchema = z.object({
  utility: z.string(),
  uf: z.string(),
  valid_from: orNull,
  valid_until: orNull,
  tariff_per_kwh: number,
  fio_b_per_kwh: numberOrNull,
});

export type ModuleRow = z.infer<typeof ModuleRowSchema>;
export type InverterRow = z.infer<typeof InverterRowSchema>;

/** Modules of the data file. */
export function readModules(): ModuleRow[] {
  return readCsv("modules.csv", ModuleRowSchema);
}

/** Inverters of the data file. */
export function readInverters(): InverterRow[] {
  return readCsv("inverters.csv", InverterRowSchema);
}

/** Municipalities of the data file. */
export function readMunicipalities(): z.infer<typeof MunicipalityRowSchema>[] {
  return readCsv("municipalities.csv", MunicipalityRowSchema);
}

/** Electricity tariffs of the data file. */
export function readTariffs(): z.infer<typeof TariffRowSchema>[] {
  return readCsv("tariffs.csv", TariffRowSchema);
}

/** Irradiation of the states' capitals. */
export function readCapitalIrradiation(): MunicipalIrradiation[] {
  return readIrradiation(readFileSync(join(DATA, "irradiation-capitals.csv"), "utf8"));
}

/** Rows of a data file, whose cells have no quotes or commas.
 *  @throws Error naming the file and the invalid line */
function readCsv<T>(file: string, schema: z.ZodType<T>): T[] {
  const [header = "", ...lines] = readFileSync(join(DATA, file), "utf8").trimEnd().split(/\r?\n/);
  const names = header.split(",");
  return lines.map((line, index) => {
    const cells = line.split(",");
    const row = Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""]));
    const result = schema.safeParse(row);
    if (!result.success || cells.length !== names.length) {
      throw new Error(`scripts/demo/data/${file}, line ${index + 2}: ${line}`);
    }
    return result.data;
  });
}
