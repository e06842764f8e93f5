export const SETTINGS_PAGE_TITLES = {
  delivery: "Frete",
  messages: "Observações",
  addCoupon: "Adicionar Cupom",
  editCoupon: "Editar Cupom",
  editBanner: "Editar Banner",
} as const;
