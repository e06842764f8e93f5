import type { FieldIssue } from "#domain/shared/errors.ts";

/** Blocks of a document after its head, in their first order. */
export const DOCUMENT_BLOCK_KINDS = [
  "message",
  "parties",
  "items",
  "totals",
  "conditions",
  "delivery",
  "mounting",
  "notes",
  "text",
  "terms",
  "signatures",
] as const;
export type DocumentBlockKind = (typeof DOCUMENT_BLOCK_KINDS)[number];

/** Blocks with a text of the distributor's own. */
export const TEXT_BLOCKS = ["message", "text", "terms"] as const satisfies readonly DocumentBlockKind[];

/** Most characters of a heading and of a text. */
export const TEMPLATE_LIMITS = { title: 80, text: 3_000 } as const;

/** What may stand between two braces in a text, as people write it. */
export const TEMPLATE_VARIABLES = [
  "distribuidor.nome",
  "documento.tipo",
  "documento.codigo",
  "documento.nome",
  "documento.versao",
  "documento.data",
  "documento.validade",
  "cliente.nome",
  "cliente.documento",
  "cliente.email",
  "cliente.telefone",
  "cliente.cidade",
  "integrador.nome",
  "integrador.cnpj",
  "integrador.ordemDeCompra",
  "vendedor.nome",
  "total.valor",
  "total.equipamentos",
  "total.frete",
  "total.potencia",
  "entrega.tipo",
  "entrega.prazo",
  "pagamento.nome",
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** Lists that a text may repeat a part for, each with the variables of one entry. */
export const TEMPLATE_LISTS = {
  itens: ["item.nome", "item.quantidade", "item.unitario", "item.total"],
  parcelas: ["parcela.numero", "parcela.valor"],
} as const;
export type TemplateList = keyof typeof TEMPLATE_LISTS;

/** Values of a text's variables, and entries of its lists. */
export interface TemplateValues {
  variables: Readonly<Record<TemplateVariable, string>>;
  lists: Readonly<Record<TemplateList, readonly Readonly<Record<string, string>>[]>>;
}

/** Why a text cannot be filled: what stands in the braces is no variable, no list, a list that is not closed or not
 *  open, or one within another. */
export type TemplateProblemCode = "UNKNOWN_VARIABLE" | "UNKNOWN_LIST" | "LIST_NOT_CLOSED" | "LIST_NOT_OPEN";

export interface TemplateProblem {
  code: TemplateProblemCode;
  /** What stands between the braces. */
  found: string;
}

type Node = { text: string } | { variable: string } | { list: TemplateList; nodes: Node[] };

const BRACES = /\{\{([^{}]*)\}\}/g;

/** What is wrong with a text, in the order of reading; empty for one that can be filled. Each finding is told once.
 *  @example findTemplateProblems("Olá, {{cliente.nom}}") // [{ code: "UNKNOWN_VARIABLE", found: "cliente.nom" }] */
export function findTemplateProblems(text: string): TemplateProblem[] {
  const { problems } = parseTemplate(text);
  return problems.filter(
    (one, at) => problems.findIndex(({ code, found }) => code === one.code && found === one.found) === at,
  );
}

/** A text with its variables filled and its lists repeated; a list without entries leaves nothing. What has a problem
 *  stays as it is written.
 *  @example fillTemplate("{{#itens}}{{item.nome}};{{/itens}}", values) // "Kit A;Kit B;" */
export function fillTemplate(text: string, values: TemplateValues): string {
  return write(parseTemplate(text).nodes, values, {});
}

function write(
  nodes: readonly Node[],
  values: TemplateValues,
  entry: Readonly<Record<string, string>>,
): string {
  return nodes
    .map((node) => {
      if ("text" in node) return node.text;
      if ("list" in node)
        return values.lists[node.list].map((one) => write(node.nodes, values, one)).join("");
      return entry[node.variable] ?? values.variables[node.variable as TemplateVariable];
    })
    .join("");
}

function parseTemplate(text: string): { nodes: Node[]; problems: TemplateProblem[] } {
  const problems: TemplateProblem[] = [];
  const nodes: Node[] = [];
  let open: { list: TemplateList; nodes: Node[]; at: number } | null = null;
  let end = 0;
  const into = () => open?.nodes ?? nodes;
  for (const match of text.matchAll(BRACES)) {
    into().push({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const name = (match[1] ?? "").trim();
    const problem = (code: TemplateProblemCode) => {
      problems.push({ code, found: name });
      into().push({ text: match[0] });
    };
    if (name.startsWith("#")) {
      const list = name.slice(1).trim();
      if (!isList(list)) problem("UNKNOWN_LIST");
      else if (open !== null) problem("LIST_NOT_CLOSED");
      else open = { list, nodes: [], at: match.index };
    } else if (name.startsWith("/")) {
      if (open?.list !== name.slice(1).trim()) problem("LIST_NOT_OPEN");
      else {
        const { list, nodes: inner }: { list: TemplateList; nodes: Node[] } = open;
        open = null;
        nodes.push({ list, nodes: inner });
      }
    } else if (isVariable(name, open?.list ?? null)) into().push({ variable: name });
    else problem("UNKNOWN_VARIABLE");
  }
  if (open === null) nodes.push({ text: text.slice(end) });
  else {
    problems.push({ code: "LIST_NOT_CLOSED", found: `#${open.list}` });
    nodes.push({ text: text.slice(open.at) });
  }
  return { nodes, problems };
}

function isList(name: string): name is TemplateList {
  return Object.hasOwn(TEMPLATE_LISTS, name);
}

function isVariable(name: string, within: TemplateList | null): boolean {
  const ofEntry: readonly string[] = within === null ? [] : TEMPLATE_LISTS[within];
  return ofEntry.includes(name) || TEMPLATE_VARIABLES.some((one) => one === name);
}

/** Texts of a template that cannot be filled, by the field to change.
 *  @param blocks - each with its kind, heading and text */
export function checkTemplate(
  blocks: readonly { kind: DocumentBlockKind; title: string; text: string }[],
): FieldIssue[] {
  return blocks.flatMap(({ kind, title, text }) =>
    Object.entries({ title, text }).flatMap(([part, written]) =>
      findTemplateProblems(written)
        .slice(0, 1)
        .map(({ code }) => ({ field: `${kind}.${part}`, code, message: code })),
    ),
  );
}
