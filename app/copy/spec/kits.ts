import { fill } from "#copy/shared/fill.ts";

/** Titles of the buying pages, by purchase type; they stand in the sidebar too. */
export const PURCHASE_PAGE_TITLES = {
  kitExpress: "Kits Express",
  closedKits: "Kits Fechados",
  mountKits: "Kits Personalizados",
  separatedSales: "Produtos Avulsos",
} as const;

/** What one purchase of each type is called. */
export const PURCHASE_TYPE_LABELS = {
  kitExpress: "Kit Express",
  closedKits: "Kit Fechado",
  mountKits: "Kit Personalizado",
  separatedSales: "Produto Avulso",
} as const;

export const NO_KITS_WARNING = {
  title: "AVISO",
  message: "Sem kits nessa faixa de potência",
} as const;

export const CURRENT_WARNING_TEMPLATE =
  "ATENÇÃO! A máxima corrente de {current} do inversor {inverter} é inferior à corrente máxima {ofModules} {modules}.";

export const CURRENT_WARNING_WORDS = {
  current: { input: "entrada", shortCircuit: "curto-circuito" },
  ofModules: { one: "do módulo", many: "dos módulos" },
} as const;

interface CurrentWarning {
  current: keyof typeof CURRENT_WARNING_WORDS.current;
  inverter: string;
  modules: readonly string[];
}

/** Warning that modules of a kit carry more current than its inverter takes. */
export function currentWarning({ current, inverter, modules }: CurrentWarning): string {
  const { one, many } = CURRENT_WARNING_WORDS.ofModules;
  return fill(CURRENT_WARNING_TEMPLATE, {
    current: CURRENT_WARNING_WORDS.current[current],
    inverter,
    ofModules: modules.length === 1 ? one : many,
    modules: modules.join(", "),
  });
}
