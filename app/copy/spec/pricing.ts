import { YES_NO_LABELS } from "./shell.ts";

export const DISCOUNT_LIMIT_WARNING = {
  message:
    "O valor de desconto aplicado ao orçamento/pedido é maior do que o valor do limite padrão de desconto",
  confirm: YES_NO_LABELS.yes,
  cancel: YES_NO_LABELS.no,
} as const;

export const COUPON_STATUS_LABELS = {
  active: "ativado",
  inactive: "desativado",
  expired: "expirado",
} as const;
