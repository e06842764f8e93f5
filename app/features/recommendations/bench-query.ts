import { RECOMMENDATION_LIMITS as LIMITS } from "#domain/recommendations/recommendation-limits.ts";

/** Lines of the form, at least; empty ones follow the filled ones. */
const FEWEST_LINES = 4;

/** The bench's query in the address, as typed. */
export interface BenchQuery {
  lines: readonly { code: string; amount: string }[];
  structureId: string;
  rows: string;
  cableMetres: string;
}

/** Reads the query from the address, without lines that have no code. */
export function readBenchQuery(params: URLSearchParams): BenchQuery {
  const amounts = params.getAll("quantidade");
  const lines = params
    .getAll("produto")
    .map((code, index) => ({ code: code.trim(), amount: (amounts[index] ?? "").trim() }))
    .filter(({ code }) => code !== "")
    .slice(0, LIMITS.lines);
  return {
    lines,
    structureId: params.get("estrutura") ?? "",
    rows: params.get("fileiras") ?? "1",
    cableMetres: params.get("metros") ?? String(LIMITS.usualCableMetres),
  };
}

/** The cart of a query, not validated yet. A missing amount counts as 1, and equal codes are added up. */
export function toBenchCart({ lines, structureId, rows, cableMetres }: BenchQuery) {
  const amounts = new Map<string, number>();
  for (const { code, amount } of lines) {
    amounts.set(code, (amounts.get(code) ?? 0) + (amount === "" ? 1 : Number(amount)));
  }
  return {
    products: [...amounts].map(([productCode, amount]) => ({ productCode, amount })),
    structure: {
      id: structureId === "" ? null : structureId,
      rows: Number(rows),
      cableMetres: Number(cableMetres),
    },
  };
}

/** Lines of the form: the filled ones, and at least two empty ones. */
export function benchLines({ lines }: BenchQuery): { code: string; amount: string }[] {
  const room = Math.max(FEWEST_LINES - lines.length, 2);
  return [...lines, ...Array.from({ length: room }, () => ({ code: "", amount: "" }))];
}
