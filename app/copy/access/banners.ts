/** Lines above every page. */
export const BANNER_TEXTS = {
  preview: "Você está vendo o portal como {role}. Nada é salvo.",
  leavePreview: "Sair da visualização",
  support: "{operator} (suporte) está usando a conta de {person} até {until}. Motivo: {reason}",
  endSupport: "Encerrar acesso",
} as const;
