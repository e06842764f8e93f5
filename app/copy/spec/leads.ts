/** The stages between them are named by the distributor. */
export const LEAD_STATUS_LABELS = {
  init: "Cliente em Potencial",
  lost: "Perdido",
} as const;

export const LEAD_SOURCE_LABELS = {
  instagram: "Instagram",
  facebook: "Facebook",
  whatsApp: "WhatsApp",
  google: "Google",
  site: "Site",
  referral: "Indicação",
  other: "Outro",
  notInformed: "Não informada",
} as const;

/** Stands for the lead of tasks that have none. */
export const TASK_WITHOUT_LEAD_LABEL = "Sem Cliente";

export const TASK_PRIORITY_LABELS = {
  high: "Alta",
  medium: "Média",
  low: "Baixa",
} as const;
