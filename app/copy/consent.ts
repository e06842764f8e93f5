import { COOKIE_CONSENT_LABELS } from "./spec/shell.ts";

export const CONSENT_TEXTS = {
  title: "Cookies",
  text: "Usamos os cookies necessários para manter você conectado. Com sua permissão, também medimos quais páginas são usadas, sem identificar você.",
  more: "Saiba mais",
  accept: COOKIE_CONSENT_LABELS.accept,
  refuse: "Só os necessários",
} as const;

/** The page on which the answer is changed, and the ways to it. */
export const COOKIE_PAGE_TEXTS = {
  link: "Cookies e privacidade",
  title: "Cookies e privacidade",
  necessary: "Necessários",
  necessaryText:
    "Mantêm você conectado, guardam esta escolha e lembram como você prefere ver as listas. Sem eles o portal não funciona, por isso não dependem de permissão.",
  measuring: "Medição de uso",
  measuringText:
    "Com sua permissão, contamos quais páginas são abertas e por qual tipo de conta, sem nome, e-mail ou outro dado seu. Nenhum cookie é criado para isso.",
  choice: "Sua escolha",
  choices: { accepted: "Medição de uso permitida.", refused: "Só os cookies necessários." },
  answered: "Resposta à versão {version} deste aviso, em",
  unanswered: "Você ainda não respondeu. Até lá, nada é medido.",
  change: "Você pode mudar quando quiser, e a mudança vale na hora.",
  ownTitle: "Cookies",
} as const;
