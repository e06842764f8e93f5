import type { RecommendationVariableKey } from "#domain/recommendations/recommendation-variables.ts";

/** Example values of variables, as texts. */
export type ExampleFacts = Readonly<Record<Exclude<RecommendationVariableKey, "recomendado">, string>>;

/** An ordinary roof: twenty modules on one inverter. */
export const EXAMPLE_FACTS: ExampleFacts = {
  quantidade: "20",
  modulos: "20",
  potenciaDoModulo: "550",
  potenciaDoSistema: "11",
  inversores: "1",
  microinversores: "0",
  fases: "1",
  strings: "2",
  stringBoxes: "1",
  fileiras: "2",
  modulosPorFileira: "10",
  metrosDeCabo: "20",
  escolhidoNaCategoria: "0",
  recomendadoNaCategoria: "0",
};
