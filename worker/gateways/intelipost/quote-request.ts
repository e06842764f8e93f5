import { normalizeCep } from "#domain/validation/cep.ts";
import type { FreightAsk } from "../freight/freight-provider-gateway.ts";
import { CarrierError } from "./carrier-error.ts";

/** Body of `quote_by_product`, in kilograms, centimetres and reais. */
export interface QuoteRequest {
  origin_zip_code: string;
  destination_zip_code: string;
  products: readonly {
    weight: number;
    cost_of_goods: number;
    width: number;
    height: number;
    length: number;
    quantity: number;
    sku_id: string;
    product_category: string;
  }[];
  additional_information: { tax_id?: string };
}

/** The facts of a delivery that the network needs. */
export type CarrierAsk = Pick<FreightAsk, "origin" | "destination" | "volumes" | "identification">;

/** Builds the question for a delivery.
 *  @throws CarrierError noOriginCep or noDestinationCep if it cannot be asked */
export function toQuoteRequest({ origin, destination, volumes, identification }: CarrierAsk): QuoteRequest {
  const from = normalizeCep(origin.CEP);
  if (from === null) throw new CarrierError("noOriginCep");
  const to = normalizeCep(destination.CEP);
  if (to === null) throw new CarrierError("noDestinationCep");
  return {
    origin_zip_code: from,
    destination_zip_code: to,
    products: volumes.map(({ weight, price, width, height, length, quantity, skuId, productCategory }) => ({
      weight,
      cost_of_goods: price,
      width,
      height,
      length,
      quantity,
      sku_id: skuId,
      product_category: productCategory,
    })),
    additional_information: identification === "" ? {} : { tax_id: identification },
  };
}
