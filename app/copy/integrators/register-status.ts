import type { IntegratorStatus } from "#domain/access/actor.ts";

export const STATUS_PAGE_TEXTS = {
  title: "Situação do cadastro",
  sentAt: "Enviado em",
  decidedAt: "Decidido em",
  email: "E-mail",
  verified: "Confirmado",
  unverified: "Ainda não confirmado",
  verifyHint: "Abra o e-mail que enviamos para {email} e toque em “Confirmar e-mail”.",
  reason: "Motivo",
  signIn: "Entrar no portal",
  back: "Voltar para a entrada",
  next: {
    wait: "{distributor} está analisando os dados da empresa. Avisamos por e-mail quando houver uma resposta.",
    enable: "A empresa pode comprar em {distributor}. Entre com o seu e-mail e a sua senha.",
    disable:
      "{distributor} não aprovou o cadastro. Se algo mudou ou precisa de correção, fale com {distributor}: o cadastro pode ser analisado de novo.",
    inactive: "O cadastro não está ativo no momento. Fale com {distributor} para voltar a comprar.",
  } satisfies Record<IntegratorStatus, string>,
} as const;
