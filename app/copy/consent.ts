import { COOKIE_CONSENT_LABELS } from "./spec/shell.ts";

export const CONSENT_TEXTS = {
  title: "Cookies",
  text: "Usamos os cookies necessários para manter você conectado. Com sua permissão, também medimos quais páginas são usadas, sem identificar você.",
  accept: COOKIE_CONSENT_LABELS.accept,
  refuse: "Só os necessários",
} as const;
