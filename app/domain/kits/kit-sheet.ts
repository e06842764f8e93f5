import Big from "big.js";
import { GRID_CONNECTIONS, type ProductType } from "#domain/catalog/product-types.ts";
import type { ProductValues } from "#domain/catalog/product-schema.ts";
import {
  type InverterTechnical,
  InverterTechnicalSchema,
  ModuleTechnicalSchema,
  StringBoxTechnicalSchema,
} from "#domain/catalog/technical-schema.ts";
import type { KitSheet } from "./kit-part.ts";
import type { InverterElectrical, ModuleElectrical } from "./string-sizing.ts";

/** The electrical data of a product; null for other equipment and for an incomplete data sheet. Powers are in watts
 *  here, in kilowatts on the sheet. */
export function toKitSheet(type: ProductType, values: ProductValues): KitSheet | null {
  switch (type) {
    case "module": {
      const electrical = moduleElectrical(values);
      return electrical && { type, electrical };
    }
    case "inverter": {
      const sheet = InverterTechnicalSchema.safeParse(values).data;
      if (sheet === undefined) return null;
      const electrical = toInverterElectrical(sheet);
      return { type, electrical, grid: sheet.tipo_ligacao, compatibleInverters: sheet.compatibleInverters };
    }
    case "stringBox": {
      const sheet = StringBoxTechnicalSchema.safeParse(values).data;
      return sheet ? { ...sheet, type, inputs: sheet.n_entradas } : null;
    }
    case "complementaryEquipment":
    case "custom":
      return null;
  }
}

/** The electrical data of a module from its data sheet; null when a value is missing. */
export function moduleElectrical(sheet: unknown): ModuleElectrical | null {
  const { data } = ModuleTechnicalSchema.safeParse(sheet);
  return data === undefined ? null : { ...data, powerW: data.potencia_WP };
}

/** The electrical data of an inverter from its data sheet; null when a value is missing. */
export function inverterElectrical(sheet: unknown): InverterElectrical | null {
  const { data } = InverterTechnicalSchema.safeParse(sheet);
  return data === undefined ? null : toInverterElectrical(data);
}

function toInverterElectrical(sheet: InverterTechnical): InverterElectrical {
  return {
    ...sheet,
    kind: sheet.tipo_inversor,
    acPowerW: toWatts(sheet.inverterOutputPower),
    inputPowerW: sheet.inverterInputPower === null ? null : toWatts(sheet.inverterInputPower),
    phases: GRID_CONNECTIONS.indexOf(sheet.tipo_ligacao) + 1,
  };
}

function toWatts(kilowatts: number): number {
  return new Big(kilowatts).times(1000).toNumber();
}
