/** What files are called, before the moment at which they were made. */
export const FILE_NAME_WORDS = {
  photo: "foto",
  datasheet: "ficha-tecnica",
  products: "produtos",
  kits: "kits",
  stock: "estoque",
  leads: "leads",
  integrators: "integradores",
  requests: "pedidos",
} as const;

/** Why an uploaded file is refused. */
export const FILE_REFUSALS = {
  type: { image: "Envie uma imagem PNG, JPEG, WebP ou AVIF.", document: "Envie um arquivo PDF." },
  size: "O arquivo tem mais de {limit} MB.",
  empty: "O arquivo está vazio.",
  unreadable: "Não conseguimos ler o arquivo.",
} as const;
