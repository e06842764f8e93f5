export const INTEGRATOR_STATUS_LABELS = {
  wait: "Aguardando",
  enable: "Ativo",
  disable: "Recusado",
  inactive: "Inativo",
} as const;
