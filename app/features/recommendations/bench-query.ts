import { RECOMMENDATION_LIMITS as LIMITS } from "#domain/recommendations/recommendation-limits.ts";

/** Lines of the bench: some empty ones follow what was filled in. */
const FEWEST_LINES = 4;

/** What the address of the bench asks to try, as people typed it. */
export interface BenchQuery {
  lines: readonly { code: string; amount: string }[];
  structureId: string;
  rows: string;
  cableMetres: string;
}

/** Reads the address of the bench; lines without a code are left out. */
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

/** The cart of a query, for the schema to judge; an amount that is left out is one. The same code twice adds up. */
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

/** Lines of the form: what was filled in, and room for two more. */
export function benchLines({ lines }: BenchQuery): { code: string; amount: string }[] {
  const room = Math.max(FEWEST_LINES - lines.length, 2);
  return [...lines, ...Array.from({ length: room }, () => ({ code: "", amount: "" }))];
}
