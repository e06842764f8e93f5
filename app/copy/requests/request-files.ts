/** Files of a saved budget or order. */
export const REQUEST_FILE_TEXTS = {
  title: "Arquivos",
  list: "Arquivos de {code}",
  empty: "Nenhum arquivo ainda",
  emptyAdd: "Anexe a conta de luz, a planta do telhado ou o que mais ajudar quem cuida disto.",
  emptyRead: "Quando alguém anexar um arquivo, ele aparece aqui.",
  asked: "Arquivo do checkout",
  other: "Outro arquivo",
  required: "obrigatório",
  details: "{kind} · {size} · ",
  by: " · {name}",
  download: "Baixar {name}",
  replace: "Trocar {name}",
  remove: "Remover {name}",
  add: "Anexar arquivos",
  full: "Já são {max} arquivos, o máximo. Troque ou remova um deles para anexar outro.",
  send: "Enviar arquivo",
  done: {
    fileAdded: "Arquivo anexado.",
    fileReplaced: "Arquivo trocado.",
    fileRemoved: "Arquivo removido.",
  },
  failed: {
    gone: {
      title: "Este arquivo não está mais aqui",
      description: "Alguém o trocou ou removeu. A lista já é a de agora.",
    },
    away: {
      title: "Os arquivos estão fora do ar",
      description: "Nada mudou. Espere um pouco e tente de novo.",
    },
    denied: {
      title: "O arquivo continua como estava",
      description: "Seu acesso não permite mais esta ação, ou o orçamento acabou de virar pedido.",
    },
    full: {
      title: "O arquivo não foi anexado",
      description: "Já são {max} arquivos, o máximo. Troque ou remova um deles.",
    },
    size: {
      title: "O arquivo não foi anexado",
      description: "Ele passa de {limit} MB. Envie um menor.",
    },
    type: {
      title: "O arquivo não foi anexado",
      description: "Não aceitamos este tipo. Envie um PDF, uma imagem, um Word ou um Excel.",
    },
    empty: { title: "O arquivo não foi anexado", description: "Ele está vazio. Escolha outro." },
    required: {
      title: "Este arquivo é obrigatório",
      description: "Ele não foi removido. Para mudar, troque por outro.",
    },
  },
  replaceTitle: "Trocar {name}?",
  replaceText: "O novo arquivo fica no lugar deste, que não pode ser recuperado.",
  replaceField: "Novo arquivo",
  removeTitle: "Remover {name}?",
  removeText: "O arquivo sai de {code} e não pode ser recuperado.",
  removeConfirm: "Remover arquivo",
  removing: "Removendo…",
  cancel: "Cancelar",
} as const;
