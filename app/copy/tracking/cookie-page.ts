import { COOKIE_PAGE_LINK } from "./consent.ts";

/** The page on which the answer about cookies is changed. It has a file of its own: every page loads those around it. */
export const COOKIE_PAGE_TEXTS = {
  title: COOKIE_PAGE_LINK,
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
