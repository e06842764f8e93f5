export const SHIPPING_TYPE_LABELS = {
  CIF: "CIF (Enviado por nós)",
  FOB: "FOB (Retirado por sua empresa)",
} as const;

export const FREIGHT_TYPE_LABELS = {
  fixed: "Valor Fixo",
  perKm: "Valor por Km",
  perKwp: "Valor por kWp",
  perWp: "Valor por Wp",
} as const;
