/** The page of the interface's pieces, for who works on the portal. */
export const UI_TEXTS = {
  title: "Peças da interface",
  intro:
    "Cada peça com que as páginas são feitas, como ela é hoje. Troque o tema do aparelho para ver a outra aparência.",
  buttons: {
    title: "Botões",
    plain: "Comum",
    primary: "Principal",
    large: "Grande",
    danger: "Excluir",
    disabled: "Desligado",
    busy: "Salvando…",
  },
  badges: {
    title: "Etiquetas",
    plain: "Comum",
    info: "Aviso",
    ok: "Pago",
    warn: "Em aberto",
    danger: "Cancelado",
  },
  notices: {
    title: "Recados",
    ok: "Salvo",
    okDetail: "O que você mudou já vale.",
    danger: "Não foi salvo",
    dangerDetail: "Confira os campos marcados e envie de novo.",
  },
  fields: {
    title: "Campos",
    name: "Nome",
    nameHint: "Como aparece para o integrador",
    wrong: "Potência",
    wrongText: "Digite um número maior que zero",
  },
  form: {
    title: "Formulário",
    part: "Identificação",
    done: "Cupom salvo.",
    remove: {
      title: "Excluir cupom",
      question: "Quem já usou o cupom continua com o desconto.",
      confirm: "Excluir SOL10",
    },
  },
  dialogs: {
    title: "Diálogos",
    open: "Abrir diálogo: {type}, {align}",
    types: { success: "sucesso", error: "erro", warning: "atenção" },
    aligns: { center: "ao centro", right: "à direita", left: "à esquerda" },
    question: "Excluir o centro?",
    message: "Os pedidos que já saíram dele continuam como estão.",
    chosen: "Escolhido: {choice}",
    confirmed: "confirmar",
    cancelled: "cancelar",
  },
} as const;
