/** Pictures by upload. */
export const PICTURE_TEXTS = {
  choose: "Escolher imagem",
  replace: "Trocar imagem",
  remove: "Remover imagem",
  sending: "Enviando…",
  notAllowed: "Envie uma imagem PNG, JPEG, WebP ou AVIF de até 2 MB.",
  notSent: "Não deu para enviar a imagem. Tente de novo em instantes.",
} as const;
