import type { ProviderProblem } from "#domain/shared/errors.ts";

/** Results of trying out a key of the payment provider. */
export const PROVIDER_TEST_TEXTS: Readonly<
  Record<ProviderProblem | "works", { title: string; description: string }>
> = {
  works: {
    title: "A conexão com o Mercado Pago funciona",
    description: "O access token foi aceito. Confira também a assinatura secreta das notificações.",
  },
  noKey: {
    title: "Falta o access token",
    description: "Copie o access token de produção no painel do Mercado Pago, em Suas integrações.",
  },
  unauthorized: {
    title: "O Mercado Pago não aceitou o access token",
    description: "Copie o access token de novo no painel do Mercado Pago, em Suas integrações.",
  },
  refused: {
    title: "O Mercado Pago recusou a consulta",
    description: "Confira no painel do Mercado Pago se a aplicação pode receber pagamentos.",
  },
  notFound: {
    title: "O Mercado Pago não encontrou os pagamentos",
    description: "Confira no painel do Mercado Pago se a aplicação pode receber pagamentos.",
  },
  timeout: {
    title: "O Mercado Pago não respondeu em 8 segundos",
    description: "Tente de novo em alguns minutos.",
  },
  failing: {
    title: "O Mercado Pago está fora do ar",
    description: "Tente de novo em alguns minutos.",
  },
  unreadable: {
    title: "Não foi possível entender a resposta do Mercado Pago",
    description: "Tente de novo em alguns minutos. Se continuar, fale com o suporte.",
  },
};

/** Who collects, on its part of the page. */
export const PROVIDER_TEXTS = {
  title: "Quem recebe por vocês",
  hint: "As chaves ficam cifradas e não aparecem de novo: deixe em branco o que não muda.",
  provider: "Provedor",
  providers: { sandbox: "Ambiente de testes", mercadopago: "Mercado Pago" },
  accessToken: "Access token",
  webhookSecret: "Assinatura secreta das notificações",
  keyEnd: "Salva, termina em {end}",
  noKey: "Nenhuma salva",
  formerSecret:
    "A assinatura anterior ainda é aceita até {until}. Troque-a no painel do Mercado Pago até lá.",
  notificationUrl: "Endereço das notificações",
  notificationHint:
    "Cadastre este endereço no painel do Mercado Pago, em Webhooks, para o evento Pagamentos.",
  save: "Salvar provedor",
  saving: "Salvando…",
  test: "Testar conexão",
  testing: "Testando…",
  saved: "Provedor salvo. Já vale para as próximas cobranças.",
  missing: "Informe o access token e a assinatura secreta para receber pelo Mercado Pago.",
  badKey: "Uma das chaves tem espaços ou acentos. Copie de novo do painel do Mercado Pago.",
  stale: "Outra pessoa mudou o provedor enquanto você editava. Confira e salve de novo.",
} as const;
