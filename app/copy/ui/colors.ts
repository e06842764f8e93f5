/** Colours of marks. */
export const COLOR_TEXTS = {
  color: "Cor",
  names: {
    slate: "Ardósia",
    blue: "Azul",
    cyan: "Ciano",
    teal: "Turquesa",
    green: "Verde",
    lime: "Limão",
    amber: "Âmbar",
    red: "Vermelho",
    pink: "Rosa",
    violet: "Violeta",
    grey: "Cinza",
    own: "Atual",
  },
} as const;
