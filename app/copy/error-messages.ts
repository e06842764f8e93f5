import type { DomainErrorCode } from "#domain/shared/errors.ts";
import { UNEXPECTED_ERROR_DIALOG } from "./spec/errors.ts";

const UNEXPECTED = {
  title: UNEXPECTED_ERROR_DIALOG.title,
  description: UNEXPECTED_ERROR_DIALOG.message,
};

/** What people read when something is refused: what happened, what was kept, what to do. */
export const ERROR_MESSAGES = {
  ACCESS_DENIED: {
    title: "Acesso não permitido",
    description: "Seu perfil não tem permissão para isso. Fale com o administrador da sua conta.",
  },
  CENTER_REQUIRED: {
    title: "Escolha o centro de distribuição",
    description: "Os preços e o estoque dependem do centro que atende você. Escolha um para continuar.",
  },
  CHARGE_NOT_PAYABLE: {
    title: "Este pedido não está aguardando pagamento",
    description: "Atualize a página para ver a situação atual.",
  },
  DATABASE_UNAVAILABLE: {
    title: "Estamos sem conexão com os dados",
    description: "Nada foi perdido. Tente de novo em alguns segundos.",
  },
  DELIVERY_STATE_NOT_SERVED: {
    title: "Não entregamos neste estado",
    description: "Escolha outro endereço ou a retirada por sua empresa (FOB).",
  },
  IDEMPOTENCY_MISMATCH: {
    title: "Este envio já foi usado com outros dados",
    description: "Atualize a página e envie de novo.",
  },
  INTERNAL: UNEXPECTED,
  INVALID_BODY: {
    title: "Há campos para corrigir",
    description: "Confira os campos marcados e envie de novo.",
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
  INVALID_SESSION: { title: "Sua sessão terminou", description: "Entre de novo para continuar." },
  INVALID_TRANSITION: {
    title: "Esta mudança não é possível agora",
    description: "Atualize a página para ver a situação atual.",
  },
  KIT_CHANGED: {
    title: "Um kit mudou enquanto você comprava",
    description: "Nada foi salvo. Confira os kits e os preços e salve de novo.",
  },
  NOT_FOUND: { title: "Não encontrado", description: "O endereço não existe ou não é seu." },
  ORIGIN_NOT_ALLOWED: {
    title: "Site não autorizado",
    description: "Este site não está autorizado a mostrar estes kits.",
  },
  OUT_OF_STOCK: {
    title: "Estoque insuficiente",
    description:
      "Outra compra levou as últimas unidades. Nada foi salvo: ajuste a quantidade ou escolha outro kit.",
  },
  PAYLOAD_TOO_LARGE: { title: "Envio grande demais", description: "Reduza o tamanho do envio." },
  PRICE_CHANGED: {
    title: "O preço mudou",
    description: "Nada foi salvo. Confira o novo total e salve de novo.",
  },
  RATE_LIMITED: {
    title: "Muitas tentativas",
    description: "Espere um pouco e tente de novo.",
  },
  SIGNATURE_INVALID: { title: "Assinatura inválida", description: "A chamada não foi reconhecida." },
  STALE_VERSION: {
    title: "Outra pessoa salvou antes de você",
    description: "Recarregue para ver a versão atual e refaça a mudança.",
  },
} as const satisfies Record<DomainErrorCode, { title: string; description: string }>;
