import { NO_CHANGES } from "#copy/ui/dialogs.ts";

/** Purchase of kits: what its settings are called, and what each of them changes. */
export const BUYING_TEXTS = {
  hint: "Como os kits são escolhidos e montados. A prévia mostra cada mudança antes de salvar.",
  steps: {
    module: "Módulos",
    inverter: "Inversores",
    string: "Strings",
    structure: "Estrutura",
    product: "Complementares",
    checkout: "Resumo",
  },
  requiredWord: "obrigatória",
  kits: "Escolha de kits",
  mountKit: "Montagem de kits",
  stepsMountKit: "Etapas da montagem",
  stepsHint: "A ordem é fixa. Módulos e Resumo aparecem sempre: sem eles não há kit para vender.",
  step: "Etapa",
  show: "Aparece",
  showOf: "{step} aparece",
  required: "Obrigatória",
  requiredOf: "{step} é obrigatória",
  electrical: "Verificação elétrica",
  electricalHint: "Com o que a verificação calcula se módulos e inversores combinam.",
  errorsAsWarnings: "Erros que viram avisos",
  errorsHint: "Normalmente estes problemas impedem a venda do kit. Marcado, o comprador só recebe um aviso.",
  riskTitle: "Estes kits podem danificar equipamentos",
  riskText:
    "Tensão ou corrente acima do limite queima o inversor e anula a garantia. Ao tratar estes erros como aviso, a responsabilidade pela venda é do distribuidor.",
  confirm: "Entendo o risco e assumo a venda de kits com estes problemas",
  save: "Salvar jornada",
  saving: "Salvando…",
  discard: "Descartar mudanças",
  noChanges: NO_CHANGES,
  changeOne: "1 mudança não salva",
  changeMany: "{count} mudanças não salvas",
  unsaved: "O que você mudou na jornada de compra ainda não foi salvo.",
  defaults: "Usar o padrão",
  defaultsHint: "Preenche tudo com os valores de fábrica. Nada muda antes de salvar.",
  saved: "Jornada salva. Os integradores já compram assim.",
  errorSummary: "Não salvamos. Confira os campos marcados.",
  staleTitle: "Outra pessoa mudou a jornada enquanto você editava",
  staleText: "Nada do que você mudou se perdeu. Traga a versão atual com as suas mudanças por cima.",
  reapply: "Trazer a versão atual",
  reapplied: "Esta é a versão atual com as suas mudanças. Confira e salve.",
} as const;

/** Each setting by its place: its name, and the one sentence that says what it changes. */
export const BUYING_FIELDS = {
  "kits.showStringBox": {
    label: "Mostrar string boxes",
    hint: "A string box aparece entre os componentes do kit.",
  },
  "kits.canSelectMultipleModelOfModules": {
    label: "Vários modelos de módulo no mesmo kit",
    hint: "O integrador pode marcar mais de um modelo de módulo, em vez de um só.",
  },
  "kits.showStructureLayout": {
    label: "Mostrar o arranjo da estrutura",
    hint: "A etapa Estrutura pede quantas fileiras e colunas de módulos há no telhado.",
  },
  "kits.multipleStructureLayout": {
    label: "Vários arranjos de estrutura",
    hint: "O integrador divide os módulos em mais de uma área do telhado.",
  },
  "kits.showButtonUnknownArrangement": {
    label: "Botão “Não sei o arranjo”",
    hint: "A etapa Strings pode ser deixada para o distribuidor resolver.",
  },
  "kits.showEditedRecommendation": {
    label: "Marcar recomendações editadas",
    hint: "Um selo avisa quando o integrador mudou a recomendação.",
  },
  "kits.modulesOrientation": {
    label: "Orientação dos módulos",
    hint: "As posições entre as quais o integrador escolhe no arranjo.",
  },
  "kits.stepsMountKitOrientation": {
    label: "Disposição das etapas",
    hint: "As etapas ficam no alto da página ou em uma coluna ao lado.",
  },
  "mountKit.howIntegratorsCanMountKit": {
    label: "Como o integrador monta o kit",
    hint: "Escolhendo item a item, por recomendação automática, ou dos dois jeitos.",
  },
  "mountKit.requiredInverterToMountKit": {
    label: "Inversor obrigatório",
    hint: "O kit só segue para o resumo com ao menos um inversor.",
  },
  "mountKit.automaticRecommendationCurrent": {
    label: "Corrente da recomendação automática",
    hint: "A corrente do módulo que a recomendação compara com o limite do inversor.",
  },
  "mountKit.enableInversorPowerInputMinPercentage": {
    label: "Exigir potência mínima do inversor",
    hint: "O integrador é avisado quando o inversor é pequeno demais para os módulos.",
  },
  "mountKit.inversorPowerInputMinPercent": {
    label: "Potência mínima do inversor (%)",
    hint: "Em relação à potência dos módulos. De 0 a 200.",
  },
  "electrical.siteMinC": {
    label: "Temperatura mínima do local (°C)",
    hint: "De -30 a 30. Quanto mais frio, mais alta a tensão e menos módulos em série.",
  },
  "electrical.cellMaxC": {
    label: "Temperatura máxima da célula (°C)",
    hint: "De 40 a 95. Quanto mais quente, mais baixa a tensão e mais módulos em série são precisos.",
  },
  "electrical.maxOversizingPct": {
    label: "Sobredimensionamento sem aviso (%)",
    hint: "Potência de módulos acima da do inversor. De 0 a 200.",
  },
  "electrical.maxUndersizingPct": {
    label: "Subdimensionamento sem aviso (%)",
    hint: "Potência de módulos abaixo da do inversor. De 0 a 100.",
  },
  "electrical.strictShortCircuit": {
    label: "Curto-circuito rigoroso",
    hint: "Compara 1,25 × Isc com o limite do inversor, em vez da Isc da célula quente.",
  },
} as const;

export const BUYING_CHOICES = {
  "kits.modulesOrientation": { ambas: "Retrato e paisagem", retrato: "Só retrato", paisagem: "Só paisagem" },
  "kits.stepsMountKitOrientation": { horizontal: "No alto da página", vertical: "Em uma coluna ao lado" },
  "mountKit.howIntegratorsCanMountKit": {
    manual: "Item a item",
    automatic: "Por recomendação automática",
    both: "Dos dois jeitos",
  },
  "mountKit.automaticRecommendationCurrent": {
    maximumPower: "De potência máxima (Imp)",
    shortCircuit: "De curto-circuito (Isc)",
  },
} as const;

/** Findings of the electrical check, as the settings name them. */
export const ELECTRICAL_ERROR_LABELS = {
  VOLTAGE_ABOVE_LIMIT: "Tensão acima do limite do inversor",
  VOLTAGE_BELOW_MPPT_WINDOW: "Tensão abaixo da faixa de MPPT",
  SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT: "Corrente de curto-circuito acima do limite",
  MODULES_ABOVE_INPUTS: "Mais strings do que entradas",
  INVERTER_WITHOUT_MODULES: "Inversor sem módulos",
  PHASES_NOT_SUPPORTED: "Fases que a rede não tem",
  VOLTAGE_ABOVE_STRING_BOX_LIMIT: "Tensão acima do limite da string box",
} as const;

/** Why settings make no sense beside one another. */
export const BUYING_REFUSALS = {
  STEPS_ORDER: "As etapas precisam ser todas, na ordem fixa.",
  STEP_NEEDED: "Sem esta etapa não há kit: ela aparece e é obrigatória.",
  REQUIRED_HIDDEN: "Uma etapa escondida não pode ser obrigatória.",
  INVERTER_STEP_NEEDED: "“Inversor obrigatório” está ligado: a etapa precisa aparecer e ser obrigatória.",
  STRING_WITHOUT_INVERTER: "As strings são ligadas em inversores: mostre a etapa Inversores ou esconda esta.",
  LAYOUT_HIDDEN: "Ligue antes “Mostrar o arranjo da estrutura”.",
  STRUCTURE_STEP_HIDDEN: "O arranjo fica na etapa Estrutura, que está escondida.",
  STRING_STEP_HIDDEN: "O botão fica na etapa Strings, que está escondida.",
  PCT_OUT_OF_RANGE: "Percentual fora da faixa permitida.",
  INVALID: "Digite um número dentro da faixa, com até duas casas.",
  CONFIRM: "Marque que entende o risco para salvar.",
} as const;

export type BuyingErrorCode = keyof typeof BUYING_REFUSALS;

/** The small drawings beside the settings. */
export const BUYING_PREVIEW = {
  title: "Como o integrador vê",
  hint: "Um desenho da montagem de kits. Passe por uma opção para ver o que ela muda.",
  manual: "Montar item a item",
  automatic: "Recomendar",
  edited: "Recomendação editada",
  moduleNames: ["Módulo 550 W", "Módulo 610 W"],
  inverter: "Inversor 5 kW",
  optional: "opcional",
  minimum: "Mínimo de {pct} da potência dos módulos",
  byImp: "Recomendado pela Imp de 13,11 A",
  byIsc: "Recomendado pela Isc de 14 A",
  stringBox: "String box 2 entradas",
  noStringBox: "sem string box",
  layout: "Arranjo da estrutura",
  noLayout: "sem arranjo da estrutura",
  portrait: "Retrato",
  landscape: "Paisagem",
  unknown: "Não sei o arranjo",
  noUnknown: "sem “Não sei o arranjo”",
  electricalTitle: "O que muda na verificação",
  electricalHint: "Um módulo de 550 W e um inversor de 5 kW com limite de 550 V, como exemplo.",
  coldVoltage: "Tensão do módulo a {temperature} °C",
  hotVoltage: "Tensão do módulo a {temperature} °C na célula",
  inSeries: "Módulos em série",
  from: "de {min} a {max}",
  power: "Potência de módulos sem aviso",
  powerRange: "de {min} a {max} kWp",
  shortCircuit: "Corrente comparada",
  volts: "{value} V",
  amperes: "{value} A",
  blocked: "Impede a venda",
  warned: "Só avisa",
} as const;
