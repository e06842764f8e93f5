/** An answer to the demo world's survey. */
export interface SurveyOpinion {
  score: number;
  /** Reason for the score, or a suggested improvement. */
  reason?: string;
  commentary?: string;
}

/** Answers in rotation; about half of them are promoters. */
export const SURVEY_ANSWERS: readonly SurveyOpinion[] = [
  { score: 9, reason: "Montar o pedido do kit ficou rápido." },
  { score: 4, reason: "Lentidão", commentary: "A lista de kits demora para abrir no celular." },
  { score: 10 },
  { score: 8, reason: "Frete calculado na hora." },
  { score: 10, reason: "O Pix cai e o pedido já anda sozinho." },
  { score: 6, reason: "Falta de produtos", commentary: "Inversor híbrido quase nunca tem em estoque." },
  { score: 9 },
  { score: 7 },
  { score: 10, reason: "Atendimento do distribuidor pelo portal." },
  { score: 3, reason: "Preços e condições", commentary: "O parcelamento podia chegar a 12 vezes." },
  { score: 9, reason: "Consigo fechar orçamento na frente do cliente." },
  { score: 8 },
  { score: 10 },
  { score: 9, commentary: "Só falta um aplicativo." },
  { score: 5, reason: "Difícil de usar", commentary: "Demorei para achar meus pedidos antigos." },
  { score: 10, reason: "Tudo num lugar só." },
  { score: 8, commentary: "Poderia avisar quando o produto chega." },
];
