import type { DomainErrorCode } from "#domain/shared/errors.ts";
import { MISSING_PAGE, UNEXPECTED } from "./page-errors.ts";
import { MAINTENANCE_DIALOG_TITLE, RECOMMENDATION_ERROR, UNKNOWN_TYPE_DIALOG } from "#copy/spec/errors.ts";

/** What the maintenance dialog says. */
const MAINTENANCE_DIALOG = {
  title: MAINTENANCE_DIALOG_TITLE,
  description: "A plataforma está sendo atualizada. Tente novamente mais tarde.",
} as const;

/** What people read when something is refused: what happened, what was kept, what to do. */
export const ERROR_MESSAGES = {
  ACCESS_DENIED: {
    title: "Acesso não permitido",
    description: "Seu perfil não tem permissão para isso. Fale com o administrador da sua conta.",
  },
  ACCOUNT_BLOCKED: {
    title: "Conta bloqueada",
    description: "O acesso desta conta foi bloqueado. Fale com o administrador da sua conta.",
  },
  ADDRESS_NOT_FOUND: {
    title: "CEP não encontrado",
    description: "Confira o CEP ou preencha o endereço você mesmo.",
  },
  APPROVAL_CLOSED: {
    title: "Este link não recebe mais respostas",
    description: "Nada foi salvo. Veja na página o que aconteceu com o orçamento.",
  },
  BUDGET_EXPIRED: {
    title: "Este orçamento venceu",
    description: "Atualize o orçamento: ele volta a valer com os preços e o frete de hoje.",
  },
  CENTER_CHANGED: {
    title: "O centro de distribuição mudou",
    description:
      "Os preços e o estoque são de outro centro agora. Nada foi salvo: confira os itens e salve de novo.",
  },
  CENTER_REQUIRED: {
    title: "Escolha o centro de distribuição",
    description: "Os preços e o estoque dependem do centro que atende você. Escolha um para continuar.",
  },
  CARDS_STOPPED: {
    title: "Pagamento com cartão pausado",
    description:
      "Vários cartões foram recusados. Para proteger quem paga, outro só é aceito quando a distribuidora liberar.",
  },
  CHARGE_NOT_PAYABLE: {
    title: "Este pedido não está aguardando pagamento",
    description: "Atualize a página para ver a situação atual.",
  },
  CLIENT_OUTDATED: {
    title: "Há uma versão nova do portal",
    description: "A página será recarregada.",
  },
  CODE_TAKEN: {
    title: "Código já usado",
    description: "Outro item deste distribuidor já tem este código. Escolha outro.",
  },
  COMMON_PASSWORD: {
    title: "Essa senha é fácil de adivinhar",
    description: "Ela está entre as senhas mais usadas do mundo. Escolha outra.",
  },
  COUPON_NOT_VALID: {
    title: "Este cupom não vale para esta compra",
    description: "Confira o código, o prazo e as condições do cupom.",
  },
  DATABASE_UNAVAILABLE: {
    title: "Estamos sem conexão com os dados",
    description: "Nada foi perdido. Tente de novo em alguns segundos.",
  },
  DELIVERY_STATE_NOT_SERVED: {
    title: "Não entregamos neste estado",
    description: "Escolha outro endereço ou a retirada por sua empresa (FOB).",
  },
  DISCOUNT_ABOVE_LIMIT: {
    title: "Desconto acima do seu limite",
    description: "Diminua o desconto ou peça a aprovação do administrador.",
  },
  EMAIL_TAKEN: {
    title: "Este e-mail já está em uso",
    description: "Use outro endereço.",
  },
  FILES_UNAVAILABLE: {
    title: "Os arquivos estão fora do ar",
    description: "Nada mudou. Tente de novo em alguns minutos.",
  },
  FILE_NOT_ALLOWED: {
    title: "Este arquivo não pode ser usado",
    description: "Confira o tipo e o tamanho do arquivo e envie de novo.",
  },
  FORMULA_INVALID: {
    title: "A fórmula tem erros",
    description: "Corrija os pontos marcados e salve de novo.",
  },
  FREIGHT_UNAVAILABLE: {
    title: "Não há frete para esta entrega",
    description: "Confira o endereço ou escolha a retirada por sua empresa (FOB).",
  },
  IDEMPOTENCY_MISMATCH: {
    title: "Este envio já foi usado com outros dados",
    description: "Atualize a página e envie de novo.",
  },
  INCREASE_ABOVE_LIMIT: {
    title: "Acréscimo acima do seu limite",
    description: "Diminua o acréscimo para salvar.",
  },
  INTEGRATOR_INACTIVE: {
    title: "Cadastro sem acesso no momento",
    description: "O cadastro da sua empresa está em análise ou não está ativo. Fale com o distribuidor.",
  },
  INTERNAL: UNEXPECTED,
  INVALID_API_PATH: UNEXPECTED,
  INVALID_BODY: {
    title: "Há campos para corrigir",
    description: "Confira os campos marcados e envie de novo.",
  },
  INVALID_CEP: {
    title: "CEP inválido",
    description: "Digite 8 números, como 74000-000.",
  },
  INVALID_CREDENTIALS: {
    title: "E-mail ou senha incorretos",
    description: "Confira os dados e tente de novo.",
  },
  INVALID_ID_SOURCE: UNEXPECTED,
  INVALID_JSON: { title: "Corpo inválido", description: "O corpo da chamada não é um JSON válido." },
  INVALID_MONEY: { title: "Valor inválido", description: "Digite um valor como 1.234,56." },
  INVALID_NUMBER: { title: "Número inválido", description: "Digite um número como 1.234,5." },
  INVALID_PIX_DATA: {
    title: "Não foi possível gerar o Pix",
    description: "Os dados de recebimento do distribuidor precisam de correção. Fale com o distribuidor.",
  },
  INVALID_LINK: {
    title: "Este link não vale mais",
    description: "Ele já foi usado ou passou do prazo. Peça um novo.",
  },
  INVALID_REFRESH_TOKEN: { title: "Sua sessão terminou", description: "Entre de novo para continuar." },
  IN_USE: {
    title: "Ainda está em uso",
    description: "Outros itens dependem deste. Troque ou retire-os antes, ou apenas desative.",
  },
  KIT_UNSAFE: {
    title: "A combinação danificaria equipamentos",
    description: "Nada foi salvo. Corrija o que a verificação elétrica aponta no kit e salve de novo.",
  },
  LEGACY_AUTHENTICATION: {
    title: "Forma de acesso não aceita",
    description: "Entre de novo para continuar.",
  },
  EMAIL_UNCONFIRMED: {
    title: "Confirme o seu e-mail",
    description: "Peça um código, digite-o e envie de novo.",
  },
  SITE_UNREACHABLE: {
    title: "Não conseguimos abrir esta página",
    description: "Confira o endereço e se o site está no ar. Só testamos sites públicos.",
  },
  INVALID_CODE: {
    title: "Código incorreto",
    description: "Confira o código do e-mail e digite de novo, ou peça outro.",
  },
  INVALID_SECOND_FACTOR: {
    title: "Código incorreto",
    description: "Confira o código no aplicativo e tente de novo.",
  },
  INVALID_SESSION: { title: "Sua sessão terminou", description: "Entre de novo para continuar." },
  INVALID_TRANSITION: {
    title: "Esta mudança não é possível agora",
    description: "Atualize a página para ver a situação atual.",
  },
  ITEMS_SHIPPED: {
    title: "Há itens que já foram enviados",
    description: "Nada foi alterado. O pedido precisa manter pelo menos as unidades que já saíram.",
  },
  ITEMS_UNAVAILABLE: {
    title: "Há equipamentos que não estão mais à venda",
    description: "Nada foi alterado. Edite os itens e escolha substitutos para continuar.",
  },
  KIT_CHANGED: {
    title: "Um equipamento mudou enquanto você comprava",
    description: "Nada foi salvo. Confira os itens e os preços e salve de novo.",
  },
  LAST_ADMIN: {
    title: "É preciso haver um administrador",
    description: "Esta é a última conta de administrador ativa. Dê o acesso a outra pessoa antes.",
  },
  LAST_CENTER: {
    title: "É preciso haver um centro ativo",
    description: "Este é o último centro ativo. Ative outro antes.",
  },
  MARGIN_TOO_LOW: {
    title: "Abaixo da margem mínima",
    description: "Este preço precisa da aprovação do administrador.",
  },
  MAINTENANCE: MAINTENANCE_DIALOG,
  NAME_TAKEN: {
    title: "Nome já usado",
    description: "Já existe um item com este nome. Escolha outro.",
  },
  NOT_FOUND: MISSING_PAGE,
  ORDER_CHANGED: {
    title: "Este pedido mudou",
    description: "Itens, valores ou condições mudaram desde que você o viu. Confira antes de pagar.",
  },
  ORDER_SHORT: {
    title: "Equipamentos indisponíveis",
    description:
      "A reserva deste pedido venceu e outra compra levou as unidades. Nada foi cobrado: fale com a distribuidora.",
  },
  ORDER_WITHOUT_VALUE: {
    title: "O pedido não pode ter valor zero",
    description: "Nada foi salvo. Diminua o desconto ou confira os preços dos itens e salve de novo.",
  },
  ORIGIN_NOT_ALLOWED: {
    title: "Site não autorizado",
    description: "Este site não está autorizado a mostrar estes kits.",
  },
  OTHER_LEAD: {
    title: "Outro lead",
    description:
      "Um orçamento ou pedido continua no lead em que foi feito. Nada foi salvo: faça um novo para este lead.",
  },
  OUT_OF_STOCK: {
    title: "Estoque insuficiente",
    description:
      "Outra compra levou as últimas unidades. Nada foi salvo: ajuste a quantidade ou escolha outro item.",
  },
  PAYLOAD_TOO_LARGE: { title: "Envio grande demais", description: "Reduza o tamanho do envio." },
  PAYMENT_TERMS_NOT_ACCEPTED: {
    title: "Falta aceitar os termos de pagamento",
    description: "Atualize a página, leia os termos e aceite-os para pagar. Nada foi cobrado.",
  },
  PRICE_CHANGED: {
    title: "O preço mudou",
    description: "Nada foi salvo. Confira o novo total e salve de novo.",
  },
  PAYER_ADDRESS_MISSING: {
    title: "Falta o endereço de quem paga",
    description: "Um boleto leva o endereço completo. Peça à distribuidora que o informe no pedido.",
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: "O provedor de pagamentos recusou",
    description: "Nada mudou. Confira o pagamento no painel do provedor, ou fale com a distribuidora.",
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    title: "O provedor de pagamentos está fora do ar",
    description: "Nada foi cobrado. Tente de novo em alguns minutos.",
  },
  PURCHASE_LIMIT_EXCEEDED: {
    title: "Acima do limite de compra",
    description:
      "Sua empresa limita o que cada pessoa pede por período. Nada foi salvo: peça a aprovação de um gestor da sua empresa.",
  },
  RATE_LIMITED: {
    title: "Muitas tentativas",
    description: "Espere um pouco e tente de novo.",
  },
  READ_ONLY_PREVIEW: {
    title: "Você está vendo como outro perfil",
    description: "Nesta visualização nada é salvo. Saia dela para continuar.",
  },
  RECOMMENDATION_FAILED: {
    title: RECOMMENDATION_ERROR,
    description: "O que você escolheu continua como está. Tente de novo ou avise o distribuidor.",
  },
  REQUEST_DELETED: {
    title: "Este orçamento ou pedido foi excluído",
    description: "Nada foi salvo. Ele pode ser restaurado em até 30 dias por quem pode excluir.",
  },
  ROLE_IN_USE: {
    title: "Há pessoas com este perfil",
    description: "Troque o perfil delas antes de excluir.",
  },
  SECOND_FACTOR_REQUIRED: {
    title: "Falta o código de verificação",
    description: "Digite o código do seu aplicativo autenticador.",
  },
  SIGNATURE_INVALID: { title: "Assinatura inválida", description: "A chamada não foi reconhecida." },
  STALE_VERSION: {
    title: "Outra pessoa salvou antes de você",
    description: "Recarregue para ver a versão atual e refaça a mudança.",
  },
  STATUS_IN_USE: {
    title: "Este status está em uso",
    description: "Escolha para qual status vão os orçamentos ou pedidos que estão nele.",
  },
  STATUS_NEEDED: {
    title: "Este status é necessário",
    description:
      "Uma regra de orçamentos e pedidos depende dele, ou ele é o último do grupo. Mude a regra ou crie outro status antes.",
  },
  STOCK_TOO_LOW: {
    title: "Não há tantas unidades",
    description: "O estoque ficaria negativo ou menor que o reservado. Nada foi alterado.",
  },
  SUPPORT_ACCESS_LIMITED: {
    title: "O suporte não pode fazer isso",
    description: "Senha, segundo fator e dados pessoais só a própria pessoa altera.",
  },
  TERMS_CHANGED: {
    title: "Os termos mudaram",
    description: "Leia a versão atual e aceite para continuar.",
  },
  TOO_MANY_LINES: {
    title: "Lista longa demais",
    description: "Nada foi incluído. Cole até 500 linhas por vez.",
  },
  UNKNOWN_COMPARATOR: {
    title: "Condição desconhecida",
    description:
      "Uma regra de preço compara de um jeito que não existe. Abra a regra e escolha a comparação.",
  },
  UNKNOWN_USER_TYPE: { title: UNKNOWN_TYPE_DIALOG.title, description: UNKNOWN_TYPE_DIALOG.message },
  USER_DATA_CHANGED: {
    title: "Seu acesso foi atualizado",
    description: "Estamos recarregando os seus dados.",
  },
  VERSION_NOT_FOUND: {
    title: "Esta versão não existe",
    description:
      "Cada vez que o orçamento ou pedido é salvo nasce uma versão, numerada a partir de 1. Escolha outra.",
  },
  WRONG_PASSWORD: {
    title: "Senha atual incorreta",
    description: "Confira a senha e tente de novo.",
  },
} as const satisfies Record<DomainErrorCode, { title: string; description: string }>;
