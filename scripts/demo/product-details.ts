import type { DemoProduct } from "./demo-products.ts";

/** Catalogue data of a product beside its data sheet. */
interface ProductDetails {
  ncm: string;
  origin: string;
  description: string;
  length_MM: number | null;
  width_MM: number | null;
  height_MM: number | null;
  automaticallyAdded: boolean;
}

/** Fiscal classification of small parts, by prefix of their code. */
const NCM_OF_PARTS: Readonly<Record<string, string>> = {
  "EST-": "76109000",
  "FIX-": "76109000",
  "CAB-": "85444900",
  "CON-": "85366990",
  "QPC-": "85371090",
};
const NCM = { module: "85414300", inverter: "85044090", stringBox: "85371090" } as const;

/** Prefixes of products that are added to mounted kits by themselves when recommended. */
const ADDED_BY_ITSELF = ["CAB-", "CON-", "FIX-"];

/** Modules and inverters are imported; generic products are made in Brazil. */
export function detailsOf(product: DemoProduct): ProductDetails {
  const { type, sizeMm, manufacturer, model } = product;
  const [length = null, width = null, height = null] = sizeMm ?? [];
  return {
    ncm: type === "complementaryEquipment" ? ncmOfPart(product) : NCM[type],
    origin: type === "module" || type === "inverter" ? "1" : "0",
    description: describe(product, `${manufacturer} ${model}`),
    length_MM: length,
    width_MM: width,
    height_MM: height,
    automaticallyAdded: ADDED_BY_ITSELF.some((start) => product.productCode.startsWith(start)),
  };
}

function ncmOfPart({ productCode }: DemoProduct): string {
  return Object.entries(NCM_OF_PARTS).find(([start]) => productCode.startsWith(start))?.[1] ?? "";
}

function describe({ type, productCode, technical }: DemoProduct, name: string): string {
  if (type === "module" && "vocV" in technical && "iscA" in technical) {
    return `Módulo fotovoltaico ${name}. Voc ${comma(technical.vocV)} V, Isc ${comma(technical.iscA)} A, a 25 °C e 1.000 W/m².`;
  }
  if (type === "inverter" && "mpptCount" in technical && "maxDcV" in technical) {
    return `Inversor ${name}. ${String(technical.mpptCount)} MPPT, até ${comma(technical.maxDcV)} V CC.`;
  }
  if (type === "stringBox")
    return "Caixa de junção CC com fusíveis, DPS e chave seccionadora, para uso externo.";
  return productCode.startsWith("CAB-") ? "Vendido por metro." : "";
}

function comma(value: unknown): string {
  return String(value).replace(".", ",");
}
