import type { ProductType } from "#domain/catalog/product-types.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { FormulaVariable } from "../formula/formula-types.ts";
import { createVocabulary } from "../formula/vocabulary.ts";

/** Variables of price formulas and conditions, about the buyer, the product or kit, and the request. Every variable
 *  always has a value. Names are part of the language that distributors write: a name may gain an alias but is never
 *  removed. Money is in reais, power in kWp, weight in kg. */
export const PRICE_VARIABLES = [
  { key: "basePrice", name: "Preço base", aliases: ["Preço"], kind: "money" },
  { key: "cost", name: "Custo", aliases: ["Preço de custo"], kind: "money" },
  { key: "quantity", name: "Quantidade", aliases: ["Qtd"], kind: "number" },
  { key: "power", name: "Potência do item", aliases: ["Potência"], kind: "number" },
  { key: "weight", name: "Peso", kind: "number" },
  { key: "productType", name: "Tipo do produto", aliases: ["Tipo"], kind: "text" },
  { key: "category", name: "Categoria", kind: "text" },
  { key: "manufacturer", name: "Fabricante", aliases: ["Marca"], kind: "text" },
  { key: "productCode", name: "Código do produto", aliases: ["Código"], kind: "text" },
  { key: "orderQuantity", name: "Quantidade do pedido", kind: "number" },
  { key: "orderPower", name: "Potência do pedido", kind: "number" },
  { key: "orderValue", name: "Valor do pedido", kind: "money" },
  { key: "purchaseType", name: "Tipo de compra", kind: "text" },
  { key: "state", name: "Estado", aliases: ["UF"], kind: "text" },
  { key: "registration", name: "Inscrição estadual", aliases: ["IE"], kind: "boolean" },
  { key: "billingType", name: "Tipo de faturamento", aliases: ["Faturamento"], kind: "text" },
  { key: "integratorProfile", name: "Perfil do integrador", aliases: ["Perfil", "Grupo"], kind: "text" },
  { key: "center", name: "Centro de distribuição", aliases: ["Centro"], kind: "text" },
] as const satisfies readonly FormulaVariable[];

export type PriceVariableKey = (typeof PRICE_VARIABLES)[number]["key"];

/** The vocabulary of the editor of price formulas. */
export const PRICE_VOCABULARY = createVocabulary(PRICE_VARIABLES);

/** Who is billed: the company that buys, or its customer. */
export const BILLING_TYPES = ["company", "customer"] as const;
export type BillingType = (typeof BILLING_TYPES)[number];

/** Words of formulas for the billed party, by key. */
export const BILLING_WORDS: Readonly<Record<BillingType, string>> = {
  company: "empresa",
  customer: "cliente",
};

/** Words of formulas for product types and kits. */
export const PRODUCT_TYPE_WORDS: Readonly<Record<ProductType | "kit", string>> = {
  module: "módulo",
  inverter: "inversor",
  stringBox: "string box",
  complementaryEquipment: "complementar",
  custom: "personalizado",
  kit: "kit",
};

/** Words of formulas for purchase types. */
export const PURCHASE_WORDS: Readonly<Record<PurchaseType, string>> = {
  closedKits: "kit fechado",
  mountKits: "kit montado",
  kitExpress: "kit expresso",
  separatedSales: "venda avulsa",
};

/** Possible values of text variables that have a closed list; editors suggest them. */
export const WORDS_OF_VARIABLE: Readonly<Partial<Record<PriceVariableKey, readonly string[]>>> = {
  billingType: Object.values(BILLING_WORDS),
  productType: Object.values(PRODUCT_TYPE_WORDS),
  purchaseType: Object.values(PURCHASE_WORDS),
  registration: ["sim", "não"],
};
