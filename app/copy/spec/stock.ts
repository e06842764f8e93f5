import { YES_NO_LABELS } from "./shell.ts";

export const MISSING_PRODUCTS_WARNING = {
  one: "O equipamento a seguir não está mais disponível",
  many: "Os equipamentos a seguir não estão mais disponíveis",
  askForSubstitutes: "Deseja prosseguir selecionando substitutos para esses equipamentos?",
} as const;

export const DISTRIBUTION_CENTER_ALERTS = {
  chosen: {
    title: "Centro de distribuição atualizado",
    message: "O centro de distribuição foi escolhido com sucesso",
  },
  failed: "Erro ao escolher o centro de distribuição",
} as const;

export const DISTRIBUTION_CENTER_CHANGE_DIALOG = {
  title: "Tem certeza?",
  message: "A troca de centro de distribuição reiniciará sua jornada de compra. Deseja continuar?",
  confirm: YES_NO_LABELS.yes,
  cancel: YES_NO_LABELS.no,
} as const;
