export const TERMS_TEXTS = {
  title: "Termos de uso",
  version: "Versão {version}, de {day}",
  print: "Imprimir",
  back: "Voltar para a entrada",
} as const;
