import { COOKIE_CONSENT_LABELS } from "#copy/spec/shell.ts";

export const CONSENT_TEXTS = {
  title: "Cookies",
  text: "Usamos os cookies necessários para manter você conectado. Com sua permissão, também medimos quais páginas são usadas, sem identificar você.",
  more: "Saiba mais",
  accept: COOKIE_CONSENT_LABELS.accept,
  refuse: "Só os necessários",
} as const;

/** The way to the page on which the answer is changed. */
export const COOKIE_PAGE_LINK = "Cookies e privacidade";
