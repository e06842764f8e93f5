/** Sharing a cart, and opening one. */
export const SHARE_CART_TEXTS = {
  button: "Compartilhar",
  preparing: "Preparando…",
  title: "Compartilhar carrinho",
  hint: "Quem abrir vê estes itens com os próprios preços. O link vale até {day}.",
  field: "Link do carrinho",
  copy: "Copiar link",
  copied: "Link copiado",
  whatsapp: "Enviar por WhatsApp",
  email: "Enviar por e-mail",
  subject: "Carrinho de equipamentos",
  message: "Montei este carrinho no portal: {url}",
  close: "Fechar",
  failed: "O link não foi criado. O carrinho continua aqui: confira a conexão e tente de novo.",
} as const;

/** The page that a link opens. */
export const SHARED_CART_TEXTS = {
  title: "Carrinho compartilhado",
  hint: "Os itens são os que compartilharam com você; preços e estoque são os seus, de hoje.",
  items: "Itens",
  amount: "{amount} un.",
  total: "Total dos itens",
  missing: "Não estão mais à venda e ficaram de fora:",
  missingCount: "{count} itens não estão mais à venda e ficaram de fora.",
  missingOne: "1 item não está mais à venda e ficou de fora.",
  nothingLeft: "Nada deste carrinho está à venda hoje.",
  checkout: "Ir para o checkout",
  adjust: "Ajustar itens",
  expired: {
    title: "Este link venceu",
    text: "Links de carrinho valem {days} dias. Peça um novo a quem enviou, ou comece o seu.",
  },
  invalid: {
    title: "Este link não abre nenhum carrinho daqui",
    text: "Ele pode ter sido cortado ao copiar, ou ser de outro portal. Peça o link de novo.",
  },
  notAllowed: {
    title: "Seu perfil não compra deste jeito",
    text: "Peça o acesso a quem administra a sua conta.",
  },
  home: "Ir para o início",
} as const;
