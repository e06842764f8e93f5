/** Names of the page's tabs in the address. */
export const FREIGHT_TABS = ["geral", "tabela", "teste"] as const;
export type FreightTab = (typeof FREIGHT_TABS)[number];
