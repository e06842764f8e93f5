import { centsToReais, type Cents } from "#domain/shared/money.ts";

/** A volume in the terms of carriers: weight in kg, dimensions in cm, unit price in reais.
 *  @source spec, freight request variables */
export interface FreightVolume {
  weight: number;
  height: number;
  length: number;
  width: number;
  price: number;
  quantity: number;
  skuId: string;
  productCategory: string;
}

/** A product with what is known of its size: weight in kg as decimal text, dimensions in mm. */
export interface SizedProduct {
  productCode: string;
  category: string;
  amount: number;
  priceCents: Cents;
  weightKg: string | null;
  heightMm: number | null;
  lengthMm: number | null;
  widthMm: number | null;
}

/** Weight in kg and dimensions in cm of extra items and services: the smallest that carriers accept. */
const WEIGHTLESS = { weight: 0.001, height: 1, length: 1, width: 1 } as const;

/** The volumes of a product. An unknown measure becomes the smallest that carriers accept.
 *  @example toVolume({ productCode: "MOD-550", category: "module", amount: 10, priceCents: 54_900,
 *    weightKg: "27.5", heightMm: 2_278, lengthMm: 35, widthMm: 1_134 }).height // 227.8 */
export function toVolume(product: SizedProduct): FreightVolume {
  const centimetres = (millimetres: number | null, unknown: number) =>
    millimetres === null ? unknown : millimetres / 10;
  return {
    weight: product.weightKg === null ? WEIGHTLESS.weight : Number(product.weightKg),
    height: centimetres(product.heightMm, WEIGHTLESS.height),
    length: centimetres(product.lengthMm, WEIGHTLESS.length),
    width: centimetres(product.widthMm, WEIGHTLESS.width),
    price: centsToReais(product.priceCents),
    quantity: product.amount,
    skuId: product.productCode,
    productCategory: product.category,
  };
}

/** The volume of an extra item or a service in a freight request, with minimal weight and size.
 *  @source spec, business constants: extra-item freight
 *  @example extraVolume("service", { id: "svc", priceCents: 80_000, amount: 1 }).productCategory // "Serviço" */
export function extraVolume(
  kind: "extraItem" | "service",
  { id, priceCents, amount }: { id: string; priceCents: Cents; amount: number },
): FreightVolume {
  return {
    ...WEIGHTLESS,
    price: centsToReais(priceCents),
    quantity: amount,
    skuId: id,
    productCategory: kind === "extraItem" ? "Item Extra" : "Serviço",
  };
}

/** An extra item or a service with its unit price. */
type Along = Parameters<typeof extraVolume>[1];

/** The volumes of all extra items and services, in an order that does not depend on the order of choosing. */
export function volumesAlong({
  extraItems,
  services,
}: {
  extraItems: readonly Along[];
  services: readonly Along[];
}): FreightVolume[] {
  const byId = (items: readonly Along[]) => [...items].sort((one, other) => (one.id < other.id ? -1 : 1));
  return [
    ...byId(extraItems).map((item) => extraVolume("extraItem", item)),
    ...byId(services).map((item) => extraVolume("service", item)),
  ];
}
