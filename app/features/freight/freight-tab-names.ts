/** Parts of the page of freight, as its address names them. */
export const FREIGHT_TABS = ["geral", "tabela", "teste"] as const;
export type FreightTab = (typeof FREIGHT_TABS)[number];
