import type { FamilyChange } from "#domain/kits/plan-family.ts";
import type { GenerationFailure } from "#domain/kits/generate-kits.ts";
import type { PowersIssue } from "#domain/kits/parse-powers.ts";
import { NO_CHANGES } from "#copy/ui/dialogs.ts";

/** Pages of the rules that make families of closed kits. */
export const KIT_RULES_TEXTS = {
  hint: "Uma regra monta todos os kits de uma família: um módulo, os inversores possíveis, as potências, as estruturas e a margem. Quando preços ou estoque mudam, ela refaz os kits.",
  new: "Nova regra",
  list: "Regras de kits",
  name: "Regra",
  kits: "Kits à venda",
  powers: "Potências",
  margin: "Margem",
  lastRun: "Gerada em",
  never: "Ainda não gerada",
  state: "Situação",
  auto: "Atualiza sozinha",
  manual: "Só quando você gerar",
  off: "Desligada",
  emptyTitle: "Nenhuma regra ainda",
  emptyText:
    "Crie a primeira: escolha um módulo e alguns inversores, diga as potências e veja os kits antes de gerar.",
  back: "Todas as regras",
  deleted: "Regra excluída. Os kits que ela gerou continuam à venda.",
} as const;

/** Form of a rule. */
export const KIT_RULE_WORDS = {
  newTitle: "Nova regra de kits",
  identity: "Identificação",
  name: "Nome da regra",
  nameHint: "Só a sua equipe vê. Ex.: Residencial LONGi + Growatt.",
  namePrefix: "Nome dos kits começa com",
  namePrefixHint: "A potência vem depois. Ex.: Kit Residencial → Kit Residencial 5,50 kWp.",
  codePrefix: "Código dos kits começa com",
  codePrefixHint: "Letras maiúsculas, números e hífen. A potência em watts vem depois.",
  equipment: "Equipamentos",
  module: "Módulo",
  inverters: "Inversores possíveis",
  invertersHint: "Para cada potência a regra escolhe o que melhor combina com o módulo.",
  stringBoxes: "String boxes possíveis",
  stringBoxesHint: "Entra a mais barata que comporta as strings. Sem nenhuma, o kit vai sem string box.",
  family: "Família",
  powers: "Potências em kWp",
  powersHint: "Separe por ponto e vírgula. Uma faixa também vale: 2,2 a 11 de 1,1 em 1,1.",
  structures: "Estruturas",
  structuresHint: "Cada estrutura vira uma opção de compra do kit.",
  noStructures: "Nenhuma estrutura cadastrada ainda.",
  addStructure: "Cadastrar estruturas",
  materials: "Materiais",
  materialsHint: "O que acompanha cada kit. As quantidades são arredondadas para cima no kit inteiro.",
  addMaterial: "Adicionar material",
  removeMaterial: "Retirar {name}",
  materialAmount: "Quantidade",
  materialPer: "Por",
  materialStructure: "Estrutura",
  materialInverters: "Inversores",
  anyStructure: "Todas",
  units: { kit: "kit", module: "módulo", inverter: "inversor", string: "string" },
  inverterKinds: { any: "Todos", micro: "Só microinversores", string: "Sem microinversores" },
  price: "Preço",
  margin: "Margem sobre o preço (%)",
  marginHint: "Preço = custo ÷ (1 − margem). Com 20 %, um custo de R$ 8.000,00 vira R$ 10.000,00.",
  round: "Arredondar para cima",
  rounds: { 1: "Não arredondar", 100: "Para o real inteiro", 1000: "Para a dezena de reais" },
  promotional: "Marcar os kits como promoção",
  limits: "Limites",
  minRatio: "Menor relação CC/CA",
  maxRatio: "Maior relação CC/CA",
  bestRatio: "Relação CC/CA ideal",
  inStockOnly: "Pular inversores sem estoque",
  autoRefresh: "Refazer os kits quando preços ou estoque mudarem",
  active: "Regra ligada",
  preview: "Ver prévia",
  previewing: "Calculando…",
  save: "Salvar regra",
  create: "Criar regra",
  discard: "Descartar",
  saving: "Salvando…",
  saved: "Regra salva.",
  run: "Gerar kits",
  runAgain: "Atualizar os kits",
  running: "Gerando…",
  newHint: "Nada é salvo antes de você criar a regra.",
  noChanges: NO_CHANGES,
  changes: "Mudou: {list}",
  fields: {
    name: "nome da regra",
    active: "situação",
    codePrefix: "código dos kits",
    namePrefix: "nome dos kits",
    module: "módulo",
    inverters: "inversores",
    stringBoxes: "string boxes",
    structureIds: "estruturas",
    materials: "materiais",
    powers: "potências",
    minDcAcRatio: "limites",
    maxDcAcRatio: "limites",
    bestDcAcRatio: "limites",
    marginPct: "margem",
    roundUpToCents: "arredondamento",
    inStockOnly: "estoque",
    promotional: "promoção",
    autoRefresh: "atualização",
  },
  unsaved: "A regra tem alterações que ainda não foram salvas. Sair mesmo assim?",
  remove: "Excluir regra",
  removeText: "Os kits que ela gerou continuam à venda, mas não se atualizam mais.",
  removeConfirm: "Excluir a regra {name}?",
  staleTitle: "Outra pessoa alterou esta regra",
} as const;

/** Preview of a family, and what running it did. */
export const FAMILY_TEXTS = {
  title: "Prévia da família",
  empty: "Preencha a regra e veja aqui os kits que ela monta, antes de gerar.",
  summary: "{created} novos, {changed} alterados, {same} iguais, {ended} saem de venda",
  code: "Código",
  power: "Potência",
  composition: "Composição",
  ratio: "CC/CA",
  price: "Preço",
  change: "Mudança",
  made: "{modules} módulos · {inverters}× {inverter}",
  warnings: { one: "1 aviso elétrico", many: "{count} avisos elétricos" },
  new: "Novo",
  same: "Igual",
  failures: "Potências sem kit",
  ended: "Saem de venda",
  ran: "Família gerada: {created} kits novos, {changed} alterados, {same} iguais, {ended} fora de venda.",
  ranWithFailures: "{failed} potências ficaram sem kit. Veja na prévia por quê.",
} as const;

export const FAMILY_CHANGES: Readonly<Record<FamilyChange, string>> = {
  price: "preço",
  composition: "composição",
  structures: "estruturas",
  activated: "volta à venda",
};

export const FAMILY_FAILURES: Readonly<Record<GenerationFailure, string>> = {
  MODULE_NOT_ON_SALE: "o módulo não está à venda",
  NO_INVERTER_FITS: "nenhum inversor da regra comporta esta potência dentro dos limites",
  NO_STRING_BOX_FITS: "nenhuma string box da regra comporta as strings",
  MATERIAL_NOT_ON_SALE: "um material não está à venda",
};

/** What is wrong with the powers of a form. */
export const POWERS_ISSUES: Readonly<Record<PowersIssue, string>> = {
  NO_POWERS: "Diga pelo menos uma potência.",
  TOO_MANY_POWERS: "No máximo 80 potências por regra.",
  INVALID_POWER: "“{part}” não é uma potência entre 0,5 e 1.000 kWp.",
  INVALID_STEP: "“{part}”: o passo precisa ser maior que zero, como em “de 1,1 em 1,1”.",
};

/** Search for products while a rule is written. */
export const KIT_RULE_PICKER_TEXTS = {
  placeholder: "Buscar por nome ou código",
  searching: "Buscando…",
  nothing: "Nenhum produto encontrado",
  failed: "A busca falhou. Digite de novo para tentar outra vez.",
  remove: "Retirar {name}",
} as const;

/** What is wrong with a field of a rule, by its name. */
export const KIT_RULE_ERRORS = {
  codePrefix: "Use letras maiúsculas, números e hífen, até 24.",
  namePrefix: "Campo obrigatório",
  moduleId: "Escolha um módulo.",
  inverterIds: "Escolha pelo menos um inversor.",
  structureIds: "Escolha pelo menos uma estrutura.",
  powersKwp: "Confira as potências.",
  marginPct: "Digite um percentual de 0 a 99,99.",
  minDcAcRatio: "Digite uma relação como 0,80.",
  maxDcAcRatio: "Digite uma relação como 1,35, maior que a menor.",
  bestDcAcRatio: "Digite uma relação como 1,20.",
  materials: "Digite uma quantidade maior que zero.",
} as const;
