import * as z from "zod";
import { readMunicipalities } from "#scripts/demo/read-data.ts";
import { type GeoPoint, greatCircleKm, roadTenthsOfKm } from "#domain/freight/great-circle.ts";
import { reaisToCents } from "#domain/shared/money.ts";
import { stateOfCep } from "#domain/validation/cep.ts";

const ProductSchema = z.object({
  weight: z.number().positive(),
  cost_of_goods: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
  length: z.number().positive(),
  quantity: z.int().positive(),
  sku_id: z.string(),
  product_category: z.string(),
});

/** A quote request in the network's format. */
export const QuoteQuestionSchema = z.object({
  origin_zip_code: z.string(),
  destination_zip_code: z.string(),
  products: z.array(ProductSchema).min(1),
  additional_information: z.object({ tax_id: z.string().optional() }),
});
export type QuoteQuestion = z.infer<typeof QuoteQuestionSchema>;

/** A carrier: reais per trip, per kg and 100 km, and per real of the goods; km per day. */
const CARRIERS = [
  { id: 101, name: "Rodoviário Econômico", base: 90, perKg100Km: 0.09, ofGoods: 0.004, kmADay: 350 },
  { id: 102, name: "Rodoviário Expresso", base: 140, perKg100Km: 0.14, ofGoods: 0.006, kmADay: 700 },
  { id: 103, name: "Carga Dedicada", base: 900, perKg100Km: 0.05, ofGoods: 0.003, kmADay: 600 },
] as const;

/** Distance within a state, and the minimum between two. */
const NEAR_KM = 120;
const ROAD_FACTOR = "1.3";
/** Minimum weight of a cubic metre in kg, as usual in road freight. */
const KG_BY_M3 = 300;

/** Prices of all carriers by weight and distance between the states' capitals; null for a CEP outside all states. */
export function priceDelivery(question: QuoteQuestion, capitals: ReadonlyMap<string, GeoPoint>) {
  const from = capitals.get(stateOfCep(question.origin_zip_code) ?? "");
  const to = capitals.get(stateOfCep(question.destination_zip_code) ?? "");
  if (!from || !to) return null;
  const km = Math.max(NEAR_KM, roadTenthsOfKm(greatCircleKm(from, to), ROAD_FACTOR) / 10);
  const kg = question.products.reduce((sum, one) => sum + chargedKg(one) * one.quantity, 0);
  const goods = question.products.reduce((sum, one) => sum + one.cost_of_goods * one.quantity, 0);
  return CARRIERS.map(({ id, name, base, perKg100Km, ofGoods, kmADay }) => {
    const cost = reaisToCents(base + (perKg100Km * kg * km) / 100 + ofGoods * goods) / 100;
    const days = 1 + Math.ceil(km / kmADay);
    return {
      delivery_method_id: id,
      delivery_estimate_business_days: days,
      delivery_estimate_transit_time_business_days: days - 1,
      provider_shipping_cost: reaisToCents(cost * 0.92) / 100,
      final_shipping_cost: cost,
      description: name,
      delivery_note: null,
      delivery_method_type: "STANDARD",
      delivery_method_name: name,
      logistic_provider_name: name,
      scheduling_enabled: false,
      pickup_enabled: false,
    };
  });
}

/** Position of each state's capital. */
export function listCapitals(): ReadonlyMap<string, GeoPoint> {
  return new Map(
    readMunicipalities()
      .filter(({ is_capital }) => is_capital)
      .map(({ uf, latitude, longitude }) => [uf, { latitude, longitude }]),
  );
}

function chargedKg({ weight, width, height, length }: z.infer<typeof ProductSchema>): number {
  return Math.max(weight, ((width * height * length) / 1_000_000) * KG_BY_M3);
}
