/** A field that takes files. */
export const FILE_FIELD_TEXTS = {
  chooseOne: "Escolher arquivo",
  chooseMore: "Adicionar arquivos",
  limits: "PDF, imagem, Word ou Excel de até {limit} MB. Você também pode soltar o arquivo aqui.",
  sending: "Enviando {name}: {pct}%",
  sent: "{name} enviado.",
  failed: "{name} não foi enviado.",
  tooLarge: "O arquivo passa de {limit} MB. Envie um menor.",
  empty: "O arquivo está vazio.",
  refused: "Não aceitamos este tipo. Envie um PDF, uma imagem, um Word ou um Excel.",
  unreachable: "Não foi possível enviar. Confira a conexão.",
  tooMany: "Até {max} arquivos.",
  retry: "Tentar de novo",
  retryNamed: "Tentar de novo enviar {name}",
  cancel: "Cancelar envio de {name}",
  remove: "Retirar {name}",
  noScript: "Para enviar arquivos, ligue o JavaScript do navegador.",
} as const;
