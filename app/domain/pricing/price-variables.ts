import type { FormulaVariable } from "./formula/formula-types.ts";
import { createVocabulary } from "./formula/vocabulary.ts";

/** What price formulas may ask of the product, of the request that it is in, and of whom it is sold to. Names are part
 *  of the language that distributors write, so a name may gain an alias but never goes. */
export const PRICE_VARIABLES = [
  { key: "precoBase", name: "Preço base", aliases: ["Preço"], kind: "money" },
  { key: "custo", name: "Custo", aliases: ["Preço de custo"], kind: "money" },
  { key: "quantidade", name: "Quantidade", aliases: ["Qtd"], kind: "number" },
  { key: "potenciaDoItem", name: "Potência do item", kind: "number" },
  { key: "peso", name: "Peso", kind: "number" },
  { key: "categoria", name: "Categoria", kind: "text" },
  { key: "tipo", name: "Tipo do produto", aliases: ["Tipo"], kind: "text" },
  { key: "fabricante", name: "Fabricante", aliases: ["Marca"], kind: "text" },
  { key: "potenciaDoPedido", name: "Potência do pedido", kind: "number" },
  { key: "valorDoPedido", name: "Valor do pedido", kind: "money" },
  { key: "estado", name: "Estado", aliases: ["UF"], kind: "text" },
  { key: "tipoDeCadastro", name: "Tipo de cadastro", aliases: ["Cadastro"], kind: "text" },
  { key: "tipoDeFaturamento", name: "Tipo de faturamento", aliases: ["Faturamento"], kind: "text" },
  { key: "perfilDoIntegrador", name: "Perfil do integrador", aliases: ["Perfil"], kind: "text" },
  { key: "centroDeDistribuicao", name: "Centro de distribuição", aliases: ["Centro"], kind: "text" },
  { key: "clienteNovo", name: "Cliente novo", kind: "boolean" },
  { key: "margem", name: "Margem", kind: "number" },
  { key: "cotacaoDoDolar", name: "Cotação do dólar", aliases: ["Dólar"], kind: "number" },
] as const satisfies readonly FormulaVariable[];

export type PriceVariableKey = (typeof PRICE_VARIABLES)[number]["key"];

/** The names of the editor of price formulas. */
export const PRICE_VOCABULARY = createVocabulary(PRICE_VARIABLES);
