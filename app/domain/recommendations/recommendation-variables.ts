import type { FormulaVariable } from "#domain/formula/formula-types.ts";
import { createVocabulary } from "#domain/formula/vocabulary.ts";

/** Variables of recommendation formulas. Names are part of the language that distributors write: a name may gain an
 *  alias but is never removed. Recommended units count like chosen ones, except those of the rule itself. */
export const RECOMMENDATION_VARIABLES = [
  { key: "quantidade", name: "Quantidade", aliases: ["Qtd"], kind: "number" },
  { key: "modulos", name: "Módulos", kind: "number" },
  { key: "potenciaDoModulo", name: "Potência do módulo", kind: "number" },
  { key: "potenciaDoSistema", name: "Potência do sistema", aliases: ["kWp"], kind: "number" },
  { key: "inversores", name: "Inversores", kind: "number" },
  { key: "microinversores", name: "Microinversores", kind: "number" },
  { key: "fases", name: "Fases", kind: "number" },
  { key: "strings", name: "Strings", kind: "number" },
  { key: "stringBoxes", name: "String boxes", aliases: ["Caixas de string"], kind: "number" },
  { key: "fileiras", name: "Fileiras", kind: "number" },
  { key: "modulosPorFileira", name: "Módulos por fileira", kind: "number" },
  { key: "metrosDeCabo", name: "Metros de cabo", kind: "number" },
  { key: "escolhidoNaCategoria", name: "Escolhido na categoria", kind: "number" },
  { key: "recomendadoNaCategoria", name: "Recomendado na categoria", kind: "number" },
  { key: "recomendado", name: "Recomendado", kind: "number" },
] as const satisfies readonly FormulaVariable[];

export type RecommendationVariableKey = (typeof RECOMMENDATION_VARIABLES)[number]["key"];

/** Vocabulary of the formula of free units, which may read the recommended amount. */
export const FREE_UNITS_VOCABULARY = createVocabulary(RECOMMENDATION_VARIABLES);

/** Vocabulary of the formula of the amount. */
export const RECOMMENDATION_VOCABULARY = createVocabulary(
  RECOMMENDATION_VARIABLES.filter(({ key }) => key !== "recomendado"),
);
