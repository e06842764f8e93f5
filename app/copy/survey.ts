import type { ScoreClass } from "#domain/survey/score.ts";
import type { FollowUpState, ResearchStatus, SurveyUserType } from "#domain/survey/survey-terms.ts";

/** The dialog in which a person is asked. */
export const SURVEY_TEXTS = {
  title: "Sua opinião",
  close: "Fechar pesquisa",
  lowest: "Nada provável",
  highest: "Muito provável",
  score: "Nota {score}",
  next: "Avançar",
  back: "Voltar",
  reason: "O que podemos melhorar?",
  reasonHint: "Escolha um motivo ou escreva o seu.",
  reasonOf: "O que mais pesou na sua nota? (opcional)",
  otherReason: "Outro motivo",
  otherReasonText: "Qual motivo?",
  commentary: "Quer contar mais? (opcional)",
  suggestionTitle: "Só mais uma coisa",
  suggestion: "O que você sugere melhorar? (opcional)",
  send: "Enviar resposta",
  saving: "Enviando sua resposta…",
  thanks: "Obrigado pela sua resposta!",
  thanksText: "Ela chega direto a quem cuida da plataforma.",
  praise: "O que mais ajuda você aqui? (opcional)",
  end: "Fechar",
  sendAndEnd: "Enviar e fechar",
  failed: "Não conseguimos enviar sua resposta",
  failedText: "Ela continua aqui. Confira a conexão e tente de novo.",
  retry: "Tentar de novo",
  answeredElsewhere: "Você já respondeu esta pesquisa.",
} as const;

export const RESEARCH_STATUS_LABELS = {
  draft: "Rascunho",
  active: "Ativa",
  closed: "Encerrada",
} as const satisfies Record<ResearchStatus, string>;

export const SCORE_CLASS_LABELS = {
  detractor: "Detrator",
  passive: "Neutro",
  promoter: "Promotor",
} as const satisfies Record<ScoreClass, string>;

export const SCORE_CLASS_PLURALS = {
  detractor: "Detratores",
  passive: "Neutros",
  promoter: "Promotores",
} as const satisfies Record<ScoreClass, string>;

export const FOLLOW_UP_LABELS = {
  open: "Em aberto",
  inProgress: "Em andamento",
  done: "Concluído",
} as const satisfies Record<FollowUpState, string>;

export const AUDIENCE_LABELS = {
  admin: "Administradores",
  staff: "Equipe dos distribuidores",
  integrator: "Integradores",
} as const satisfies Record<SurveyUserType, string>;

/** The list of surveys. */
export const RESEARCHES_TEXTS = {
  hint: "Perguntas de satisfação que a plataforma faz a quem usa os portais. Ninguém é perguntado mais de uma vez a cada 90 dias.",
  create: "Nova pesquisa",
  title: "Título",
  status: "Situação",
  nps: "NPS",
  answered: "Respostas",
  asked: "Convites",
  period: "Período",
  noPeriod: "Ainda não começou",
  noScore: "—",
  span: "{from} a {until}",
  emptyTitle: "Nenhuma pesquisa ainda",
  emptyText: "Crie a primeira: ela começa como rascunho e só pergunta depois de ativada.",
} as const;

/** The dialog that makes one. */
export const NEW_RESEARCH_TEXTS = {
  dialogTitle: "Nova pesquisa",
  text: "Ela começa como rascunho. Público, escala e motivos você define em seguida.",
  titleLabel: "Título",
  titleHint: "Só a plataforma vê.",
  questionLabel: "Pergunta",
  questionDefault: "De 0 a 10, quanto você recomendaria este portal a um colega?",
  confirm: "Criar rascunho",
  cancel: "Cancelar",
} as const;

/** Reasons that a new survey offers. */
export const DEFAULT_REASONS: readonly string[] = [
  "Lentidão",
  "Difícil de usar",
  "Preços e condições",
  "Falta de produtos",
  "Atendimento",
];

/** The page of one survey. */
export const RESEARCH_TEXTS = {
  activate: "Ativar pesquisa",
  reactivate: "Reativar pesquisa",
  close: "Encerrar pesquisa",
  remove: "Excluir rascunho",
  saved: "Pesquisa salva.",
  activated: "Pesquisa ativada. As pessoas começam a ser convidadas na próxima vez que abrirem o portal.",
  closed: "Pesquisa encerrada. As respostas continuam aqui.",
  settings: "Configuração",
  settingsHint: "Depois da ativação, pergunta e escala não mudam: as respostas deixariam de ser comparáveis.",
  titleLabel: "Título",
  question: "Pergunta",
  audience: "Quem responde",
  audienceError: "Escolha pelo menos um público.",
  scale: "Escala",
  scaleOptions: { 0: "0 a 10, motivo obrigatório até 6", 1: "1 a 10, textos opcionais" },
  reasons: "Motivos oferecidos",
  reasonsHint: "Um por linha, até 12. Quem responde também pode escrever o próprio motivo.",
  save: "Salvar",
  saving: "Salvando…",
  noAnswersTitle: "Ainda sem respostas",
  noAnswersDraft: "Ative a pesquisa para começar a perguntar.",
  noAnswersActive: "Os convites aparecem quando as pessoas abrem o portal. Volte mais tarde.",
  nps: "NPS",
  npsHint: "% de promotores menos % de detratores, de −100 a 100",
  answers: "Respostas",
  answersHint: "{asked} convites, {postponed} adiados",
  share: "{pct} das respostas",
  distribution: "Respostas por nota",
  trend: "NPS por mês",
  trendHint: "Últimos 12 meses; meses sem resposta ficam em branco.",
  byDistributor: "Por distribuidor",
  distributor: "Distribuidor",
  score: "Nota",
  month: "Mês",
} as const;

/** What people answered. */
export const ANSWERS_TEXTS = {
  heading: "Respostas",
  export: "Exportar CSV",
  scoreClass: "Tipo",
  anyClass: "Todos",
  followUp: "Acompanhamento",
  anyFollowUp: "Todos",
  followUpFilters: { open: "Em aberto", mine: "Minhas" },
  apply: "Filtrar",
  clear: "Limpar filtros",
  empty: "Nenhuma resposta com esses filtros.",
  noText: "Sem comentário.",
  owner: "Responsável",
  nobody: "Ninguém",
  state: "Situação",
  note: "Anotação",
  noteHint: "Só a plataforma vê.",
  update: "Acompanhar",
  save: "Salvar acompanhamento",
  saved: "Acompanhamento salvo.",
  ownedBy: "com {name}",
  previous: "Respostas mais novas",
  next: "Respostas mais antigas",
  page: "{from}–{until} de {total}",
} as const;

export const ANSWERS_EXPORT_TEXTS = {
  fileName: "pesquisa-respostas-{timestamp}.csv",
  header: [
    "Data e hora",
    "Distribuidor",
    "Pessoa",
    "Tipo de pessoa",
    "Nota",
    "Tipo",
    "Motivo",
    "Comentário",
    "Acompanhamento",
    "Responsável",
    "Anotação",
  ],
} as const;
