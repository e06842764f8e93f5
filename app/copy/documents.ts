/** Printed documents of budgets and orders. */
export const DOCUMENT_TEXTS = {
  kinds: { budget: "Orçamento", order: "Pedido" },
  kindsInText: { budget: "orçamento", order: "pedido" },
  title: "{kind} {code} · {name}",
  version: "Versão {version}",
  issuedOn: "Emitido em {day}",
  validUntil: "Válido até {day}",
  noExpiry: "Sem prazo de validade",
  wasBudget: "Gerado do orçamento {code}",
  page: "Página {page} de {pages}",
  headings: {
    message: "",
    parties: "Partes",
    items: "Itens",
    totals: "Valores",
    conditions: "Condições comerciais",
    delivery: "Entrega",
    mounting: "Montagem",
    notes: "Observações",
    text: "",
    terms: "Termos",
    signatures: "Assinaturas",
  },
  columns: { name: "Item", amount: "Qtd.", unit: "Unitário", total: "Total" },
  part: "{amount} × {name}",
  perKit: "em cada kit",
  addOns: { extraItems: "item extra", services: "serviço", freights: "frete" },
  noItems: "Nenhum item.",
  customer: "Cliente",
  document: "CPF ou CNPJ",
  email: "E-mail",
  telephone: "Telefone",
  integrator: "Integrador",
  integratorCnpj: "CNPJ do integrador",
  seller: "Feito por",
  shipping: "Forma de entrega",
  address: "Endereço",
  deliveryTime: "Prazo",
  deliveryDays: "{days} dias úteis",
  weight: "Peso",
  volume: "Volume",
  center: "Sai de",
  payment: "Forma de pagamento",
  installments: "Parcelas",
  installmentsEqual: "{count}× de {price}",
  installmentsOwn: "{count}×: {prices}",
  validity: "Validade",
  invoice: "Nota fiscal",
  hiddenPrice: "Os valores não aparecem neste documento.",
  unknown: "—",
  terms: {
    budget:
      "Preços e prazos valem até o dia indicado e enquanto houver estoque. O frete vale para o endereço deste orçamento.",
    order: "Este documento descreve o pedido como foi salvo nesta versão.",
  },
  signatureOf: {
    sender: "{name} (distribuidor)",
    integrator: "{name} (integrador)",
    customer: "{name} (cliente)",
  },
  proof: {
    heading: "Conferir este documento",
    text: "Código {code}. Confira em {url} se ele é mesmo de {sender} e se ainda é a versão mais nova.",
    qr: "Código QR que abre a conferência deste documento",
  },
} as const;

/** Page on which everybody can check a printed document. */
export const VERIFY_TEXTS = {
  title: "Conferir documento",
  hint: "Digite o código impresso no fim do orçamento ou do pedido, ou abra esta página pelo QR Code dele.",
  code: "Código do documento",
  submit: "Conferir",
  unknownTitle: "Documento não encontrado",
  unknown:
    "Nenhum documento deste distribuidor tem este código. Confira se ele foi digitado como está impresso.",
  states: {
    newest: {
      title: "Documento autêntico",
      text: "É a versão mais nova. Confira se os dados são os do papel.",
    },
    replaced: {
      title: "Documento autêntico, mas já substituído",
      text: "Há uma versão mais nova. Peça ao distribuidor o documento atual.",
    },
    deleted: {
      title: "Documento autêntico, mas já excluído",
      text: "O distribuidor excluiu o que ele descreve.",
    },
  },
  distributor: "Distribuidor",
  types: { budget: "Orçamento", order: "Pedido" },
  version: "Versão",
  versionOf: "{version}, salva em {instant}",
  total: "Total",
  noTotal: "Documento sem valores",
  file: "Comparar com um arquivo",
  fileHint: "Opcional: escolha o PDF ou DOCX que você recebeu. Ele não sai deste aparelho.",
  fileEqual: "O arquivo é igual ao original.",
  fileOther: "O arquivo não é igual ao original: ele foi alterado, ou é de outro documento.",
  digests: "Impressões digitais (SHA-256)",
  formats: { pdf: "PDF", docx: "DOCX" },
} as const;

/** Downloads on the page of a budget or an order. */
export const DOWNLOAD_TEXTS = { pdf: "Baixar PDF", docx: "Baixar DOCX" } as const;

/** Made-up data of a preview. */
export const SAMPLE_TEXTS = {
  codes: { budget: "ORC-000000", order: "PED-000000" },
  name: "Casa de exemplo",
  customer: "Cliente de Exemplo",
  integrator: "Integradora de Exemplo Ltda",
  seller: "Vendedora de Exemplo",
  center: "Centro de exemplo",
  payment: "Pix à vista",
  items: ["Módulo de exemplo 550 W", "Inversor de exemplo 5 kW", "Estrutura de exemplo"],
} as const;
