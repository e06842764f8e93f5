import { fill } from "#copy/shared/fill.ts";

/** A kit as a card, on pages and in widgets. */
export const KIT_CARD_TEXTS = {
  promotional: "Promocional",
  priceOnRequest: "Preço sob consulta",
  perKwp: "/ kWp",
  composition: "Ver composição",
  included: {
    stringBox: "string box",
    cables: "cabos",
    connectors: "conectores",
    structure: "estrutura",
    others: "outros itens",
  },
} as const;

/** Chip of direct over alternating current. */
export function dcAcText(ratio: string): string {
  return fill("CC/CA {ratio}", { ratio });
}
