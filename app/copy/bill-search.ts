/** The way to kits for who knows a bill and no power. */
export const BILL_SEARCH_TEXTS = { open: "Escolher pela conta de luz" } as const;

export const BILL_PANEL_TEXTS = { kits: "Abaixo, os kits de {from} a {to} kWp para este sistema." } as const;
