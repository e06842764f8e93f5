/** What files are called, before the moment at which they were made. */
export const FILE_NAME_WORDS = {
  photo: "foto",
  datasheet: "ficha-tecnica",
  attachment: "anexo",
  products: "produtos",
  kits: "kits",
  brand: "marca",
  leads: "leads",
  integrators: "integradores",
} as const;
