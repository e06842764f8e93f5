import { buildDocument, type DocumentSource } from "#worker/services/documents/build-document.ts";
import type { DocumentModel } from "#domain/documents/document-model.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { visibleContent, type VisibleAmounts } from "#domain/requests/visible-prices.ts";
import { DocumentTemplateSchema } from "#domain/settings/document-template-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { buildContent } from "./content.ts";

const ALL: VisibleAmounts = { prices: true, extraItems: true, freight: true, explanation: true };

/** A source of a document: a budget of Sol Nascente with everything shown. */
export function buildDocumentSource({
  content = {},
  facts = {},
  template = {},
  shows = {},
}: {
  content?: Partial<RequestContent>;
  facts?: Partial<DocumentSource["facts"]>;
  template?: Partial<DocumentSource["template"]>;
  shows?: Partial<VisibleAmounts>;
} = {}): DocumentSource {
  const amounts = { ...ALL, ...shows };
  return {
    facts: {
      ...{ type: "budget", code: "ORC-1", version: 2, savedAt: "2026-11-20T15:00:00.000Z" },
      ...{ expiresOn: "2026-12-05", budgetCode: null, createdByName: "Davi Lopes" },
      ...{ integratorName: "Horizonte Solar", integratorCnpj: "11222333000181" },
      purchaseNumber: null,
      approvals: [],
      returns: [],
      ...facts,
    },
    content: visibleContent({ ...buildContent(), ...content }, amounts),
    showsFreight: amounts.freight,
    distributor: {
      name: "Sol Nascente",
      theme: ThemeSchema.parse({ primaryColor: "#c2410c" }),
      settings: SettingsSchema.parse({}),
    },
    template: { ...DocumentTemplateSchema.parse({}), ...template },
  };
}

/** All texts of a document, one a line. */
export function textOf({ title, sender, marks, footer, blocks }: DocumentModel): string {
  const texts = blocks.flatMap((block) => {
    if (block.kind === "table") return block.rows.map(({ cells }) => cells.join(" | "));
    if (block.kind === "facts") return block.facts.map(({ label, value }) => `${label}: ${value}`);
    if (block.kind === "sums") return block.rows.map(({ label, value }) => `${label}: ${value}`);
    return block.kind === "signatures" ? block.names : [block.text];
  });
  return [title, sender, ...marks, footer, ...texts].join("\n").replaceAll("\u00a0", " ");
}

/** The document of a source. */
export function buildTestDocument(...source: Parameters<typeof buildDocumentSource>): DocumentModel {
  return buildDocument(buildDocumentSource(...source));
}

/** A line of a budget, with names and prices made of its number. */
export function buildLine(number: number): RequestContent["lines"][number] {
  return {
    ...{
      kind: "product",
      itemId: `prd_${String(number)}`,
      productCode: `P-${String(number)}`,
      type: "module",
    },
    ...{
      category: "",
      origin: "",
      ncm: "",
      name: `Módulo fotovoltaico monocristalino de ${String(550 + number)} W`,
    },
    ...{ amount: number, freeAmount: 0, recAutomaticAmount: 0, powerW: 550, basePriceCents: 77_700 },
    ...{ unitPriceCents: 60_000 + number, totalCents: number * (60_000 + number), products: [] },
  };
}
