import { fill } from "#copy/shared/fill.ts";
import { USER_INFO_PAGE_TITLE } from "./access.ts";
import { PURCHASE_PAGE_TITLES } from "./kits.ts";
import { REQUEST_PAGE_TITLES } from "./requests.ts";
import { SIZING_PAGE_TITLES } from "./sizing.ts";

export const ALERT_DIALOG_LABELS = {
  confirm: "Confirmar",
  cancel: "Cancelar",
} as const;

export const YES_NO_LABELS = {
  yes: "Sim",
  no: "Não",
} as const;

export const COOKIE_CONSENT_LABELS = {
  accept: "Aceitar",
} as const;

export const INTEGRATOR_DASHBOARD_TITLE = "Visão Geral";

/** Entries that integrators see unless their distributor names them otherwise, by route name. */
export const INTEGRATOR_MENU_TITLES = {
  DashboardIntegrator: INTEGRATOR_DASHBOARD_TITLE,
  Budgets: REQUEST_PAGE_TITLES.budget,
  Requests: REQUEST_PAGE_TITLES.order,
  Sizing: SIZING_PAGE_TITLES.standard,
  KitsExpress: PURCHASE_PAGE_TITLES.kitExpress,
  KitsIntegrator: PURCHASE_PAGE_TITLES.closedKits,
  MountKit: PURCHASE_PAGE_TITLES.mountKits,
  Separate: PURCHASE_PAGE_TITLES.separatedSales,
} as const;

/** The entry that leads to the outside shop of closed kits. */
export const SINGLE_SIGN_ON_MENU_TITLE = PURCHASE_PAGE_TITLES.closedKits;

export const USER_MENU_TITLES = {
  ownData: USER_INFO_PAGE_TITLE,
  ownCompany: "Minha Empresa",
  password: "Alterar Senha",
  terms: "Termos de Uso",
  logout: "Sair",
} as const;

export const SHELL_TAGS = {
  beta: "NOVO",
  advanced: "AVANÇADO",
} as const;

export const BREADCRUMB_ELLIPSIS = "...";

export const DISTRIBUTION_CENTER_CHIP_TEMPLATE = "CD: {state} - {city}";

/** Text of the top bar's chip for the chosen distribution center. */
export function distributionCenterChip(center: { state: string; city: string }): string {
  return fill(DISTRIBUTION_CENTER_CHIP_TEMPLATE, { state: center.state, city: center.city });
}
