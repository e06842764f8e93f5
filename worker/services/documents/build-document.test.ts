import { expect, test } from "vitest";
import { buildDocumentSource, buildLine, buildTestDocument, textOf } from "#tests/factories/document.ts";
import { DocumentTemplateSchema } from "#domain/settings/document-template-schema.ts";
import { buildDocument } from "./build-document.ts";

test("a document says who, what, how much, until when, and how it gets there", () => {
  const text = textOf(
    buildTestDocument({
      content: { lines: [buildLine(3)], notes: "Ligar antes." },
    }),
  );
  for (const said of [
    "Orçamento ORC-1 · Galpão",
    "Versão 2",
    "Emitido em 20/11/2026",
    "Válido até 05/12/2026",
    "Cliente: Horizonte",
    "CNPJ do integrador: 11.222.333/0001-81",
    "Módulo fotovoltaico monocristalino de 553 W · P-3 | 3 | R$ 600,03 | R$ 1.800,09",
    "Equipamentos: R$ 1.000,00",
    "Frete: R$ 100,00",
    "Total: R$ 1.100,00",
    "Forma de entrega: CIF (Enviado por nós)",
    "Ligar antes.",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain("777,00");
});

test("a document says the company's own number, also where a text names it, and nothing where there is none", () => {
  const blocks = DocumentTemplateSchema.parse({}).blocks.map((block) =>
    block.kind === "message" ? { ...block, text: "OC {{integrador.ordemDeCompra}}" } : block,
  );
  const of = (purchaseNumber: string | null) =>
    textOf(buildTestDocument({ facts: { purchaseNumber }, template: { blocks } }));
  expect(of("OC 4711/26")).toContain("Ordem de compra: OC 4711/26");
  expect(of("4711")).toContain("OC 4711");
  expect(of(null)).toContain("OC —");
  expect(of(null)).not.toContain("Ordem de compra");
});

test("a reader who may not see prices gets a document without any amount of money", () => {
  const text = textOf(buildTestDocument({ content: { lines: [buildLine(3)] }, shows: { prices: false } }));
  expect(text).not.toMatch(/R\$/);
  expect(text).toContain("Módulo fotovoltaico monocristalino de 553 W · P-3 | 3");
  expect(text).toContain("Os valores não aparecem neste documento.");
});

test("a hidden freight is told as included, and a text that names it shows a dash", () => {
  const blocks = DocumentTemplateSchema.parse({}).blocks.map((block) =>
    block.kind === "message" ? { ...block, text: "Frete {{total.frete}}" } : block,
  );
  const text = textOf(buildTestDocument({ shows: { freight: false }, template: { blocks } }));
  expect(text).toContain("Frete: Frete incluído no total");
  expect(text).toContain("Frete —");
});

test("a template chooses blocks, their order, headings, texts, colour and columns", () => {
  const of = (kind: string, rest = {}) => ({ kind, show: true, title: "", text: "", ...rest });
  const { blocks } = DocumentTemplateSchema.parse({
    blocks: [
      of("terms", {
        title: "Para {{cliente.nome}}",
        text: "{{#itens}}{{item.nome}}: {{item.total}}\n{{/itens}}",
      }),
      of("items"),
      ...[
        "message",
        "parties",
        "totals",
        "conditions",
        "delivery",
        "mounting",
        "notes",
        "text",
        "signatures",
      ].map((kind) => of(kind, { show: false })),
    ],
  });
  const source = buildDocumentSource({
    content: { lines: [buildLine(1), buildLine(2)] },
    template: { blocks, color: "#fde68a", showUnitPrices: false },
  });
  const document = buildDocument(source);
  expect(
    document.blocks
      .map((block) => ("text" in block ? block.text : block.kind))
      .map((text) => text.replaceAll("\u00a0", " ")),
  ).toEqual([
    "Galpão",
    "Para Horizonte",
    "Módulo fotovoltaico monocristalino de 551 W: R$ 600,01\nMódulo fotovoltaico monocristalino de 552 W: R$ 1.200,04",
    "Itens",
    "table",
  ]);
  const table = document.blocks.find((block) => block.kind === "table");
  expect(table?.columns.map(({ label }) => label)).toEqual(["Item", "Qtd.", "Total"]);
  // Pale yellow is not readable on white.
  expect(document.color).not.toBe("#fde68a");
});

test("what cannot be printed is left out of every text, and no text is filled twice", () => {
  const name = "Casa\u0000 \u202e{{cliente.nome}} 🏠";
  const blocks = DocumentTemplateSchema.parse({}).blocks.map((block) =>
    block.kind === "message" ? { ...block, text: "{{documento.nome}}" } : block,
  );
  const text = textOf(buildTestDocument({ content: { name }, template: { blocks } }));
  expect(text).toContain("\nCasa {{cliente.nome}} 🏠\n");
  expect(text).not.toContain("\u0000");
});

test("a template without its order of blocks has all of them, and one that has a block twice is refused", () => {
  const { blocks } = DocumentTemplateSchema.parse({});
  expect(blocks).toHaveLength(11);
  expect(DocumentTemplateSchema.safeParse({ blocks: [...blocks.slice(1), blocks[1]] }).success).toBe(false);
});

test("who has accepted the version, or the budget before it, is told with what proves it below everything else, and nothing is without", () => {
  const before = buildTestDocument();
  expect(textOf(before)).not.toContain("Aprova");
  const code = "7K3M9QZX7K3M9QZX7K3M";
  const approvals = [
    {
      ...{ name: "Ana\u202e Lima", at: "2026-11-21T12:00:00.000Z", version: 2, code },
      ...{ sha256: "ab".repeat(32), address: "203.0.113.9", userAgent: "Telefone\u202e 1" },
    },
    {
      ...{ name: "Gilda Reis", at: "2026-11-22T15:30:00.000Z", version: 1, code },
      ...{ sha256: "cd".repeat(32), address: "203.0.113.10", userAgent: "" },
    },
  ];
  const { blocks } = buildTestDocument({ facts: { approvals } });
  expect(blocks.slice(0, -5)).toEqual(before.blocks);
  expect(blocks.slice(-5)).toEqual([
    { kind: "heading", text: "Aprovação" },
    {
      kind: "text",
      text: "Aprovado por Ana Lima em 21/11/2026 09:00, versão 2, código 7K3M-9QZX-7K3M-9QZX-7K3M.",
    },
    {
      kind: "facts",
      facts: [
        { label: "Endereço IP", value: "203.0.113.9" },
        { label: "SHA-256 do conteúdo", value: "ab".repeat(32) },
        { label: "Navegador", value: "Telefone 1" },
      ],
    },
    {
      kind: "text",
      text: "Aprovado por Gilda Reis em 22/11/2026 12:30, na versão 1 do orçamento, código 7K3M-9QZX-7K3M-9QZX-7K3M.",
    },
    {
      kind: "facts",
      facts: [
        { label: "Endereço IP", value: "203.0.113.10" },
        { label: "SHA-256 do conteúdo", value: "cd".repeat(32) },
      ],
    },
  ]);
});

test("what was cancelled or came back is told by item, with what is left of the total; nothing is without", () => {
  const before = buildTestDocument();
  const returns = [
    {
      lines: [
        { itemId: "m", name: "Módulo", cancelled: 2, returned: 0 },
        { itemId: "i", name: "Inversor", cancelled: 0, returned: 1 },
      ],
      amountCents: 30_000,
    },
    { lines: [{ itemId: "m", name: "Módulo", cancelled: 1, returned: 3 }], amountCents: 12_345 },
  ];
  const document = buildTestDocument({ facts: { returns } });
  expect(document.blocks.slice(0, before.blocks.length)).toEqual(before.blocks);
  const told = textOf({ ...document, blocks: document.blocks.slice(before.blocks.length) });
  // R$ 1.100,00 less R$ 300,00 and R$ 123,45.
  expect(told.split("\n").slice(-6)).toEqual([
    "Cancelado e devolvido",
    "Módulo | 3 | 3",
    "Inversor | 0 | 1",
    "Total: R$ 1.100,00",
    "Cancelado ou devolvido: -R$ 423,45",
    "Total atual: R$ 676,55",
  ]);
  expect(textOf(buildTestDocument({ facts: { returns }, shows: { prices: false } }))).not.toMatch(/R\$/);
});
