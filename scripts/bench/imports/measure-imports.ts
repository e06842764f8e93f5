import { createCatalogue } from "../catalogue/catalogue-world.ts";
import { watchPeakMemory } from "../delivery/process-memory.ts";
import { figureUpTo, round } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { csvLine } from "#domain/shared/csv.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";

const HEAD = ["Código", "Nome", "Fabricante", "Modelo", "Preço", "Custo", "Entradas", "Saídas", "Peso (kg)"];
const LIMIT_S = 60;
const ASK_MS = 200;
const MEBIBYTE = 2 ** 20;

type Headers = Readonly<Record<string, string>>;

/** How long, and how much memory of the Worker, a file takes from its upload to the last product, first as new products, then as changes of all of them;
 *  whoever waits goes on with the work when a request has used up its time. */
export async function measureImports(server: BenchServer, rows: number): Promise<Section> {
  const { headers } = await createCatalogue(server, { slug: "importacao", products: 100 });
  const made = await timeImport(server, headers, fileOf(rows, "1.234,56"));
  const changed = await timeImport(server, headers, fileOf(rows, "1.300,00"));
  return {
    title: `Importing a file of ${String(rows)} products`,
    figures: [
      figureOf("all of them new", rows, made),
      figureOf("all of them changed", rows, changed),
      memoryOf("all of them new", made),
      memoryOf("all of them changed", changed),
    ],
  };
}

interface Timed {
  uploadS: number;
  checkS: number;
  applyS: number;
  /** Of the Worker's process, code and all: right before the upload, and the most until the end. */
  beforeBytes: number | null;
  peakBytes: number | null;
}

function memoryOf(what: string, { beforeBytes, peakBytes }: Timed): Figure {
  if (beforeBytes === null || peakBytes === null) return { what: `${what}: memory`, value: "not told here" };
  const [before, peak] = [beforeBytes / MEBIBYTE, peakBytes / MEBIBYTE];
  return {
    what: `${what}: memory`,
    value: `${round(before)} MiB before, ${round(peak)} MiB at most, ${round(peak - before)} MiB more`,
    numbers: { before, peak },
  };
}

function figureOf(what: string, rows: number, { uploadS, checkS, applyS }: Timed) {
  const steps = `upload ${round(uploadS)} s, check ${round(checkS)} s, apply ${round(applyS)} s`;
  const number = uploadS + checkS + applyS;
  return figureUpTo({
    what: `${what}: ${steps}, ${round(rows / number)} rows/s`,
    number,
    limit: LIMIT_S,
    unit: "s",
    otherwise: "missed",
  });
}

function fileOf(rows: number, price: string): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const code = `IMP-${String(index)}`;
    return csvLine([code, `Caixa ${code}`, "Proteção SA", "SB-2", price, "900,00", "2", "1", "3,5"]);
  });
  return csvLine(HEAD) + lines.join("");
}

async function timeImport(server: BenchServer, headers: Headers, file: string): Promise<Timed> {
  const readPeak = watchPeakMemory("workerd");
  const beforeBytes = readPeak();
  const type = { "content-type": "application/octet-stream" };
  const [made, uploadS] = await timed(() =>
    call(server, headers, "POST", "?group=stringbox&name=bench.csv", { body: file, headers: type }),
  );
  const [checked, checkS] = await timed(() => work(server, headers, made, "check", "checked"));
  const [done, applyS] = await timed(() => work(server, headers, checked, "apply", "applied"));
  if (done.failedCount > 0) throw new Error(`${String(done.failedCount)} rows of the bench failed`);
  return { uploadS, checkS, applyS, beforeBytes, peakBytes: readPeak() };
}

async function timed<T>(step: () => Promise<T>): Promise<[T, seconds: number]> {
  const startedAt = performance.now();
  const result = await step();
  return [result, (performance.now() - startedAt) / 1000];
}

async function work(
  server: BenchServer,
  headers: Headers,
  { id, version }: ProductImport,
  step: "check" | "apply",
  end: ProductImport["state"],
): Promise<ProductImport> {
  const json = { "content-type": "application/json" };
  await call(server, headers, "POST", `/${id}/${step}`, { body: JSON.stringify({ version }), headers: json });
  for (;;) {
    const found = await call(server, headers, "GET", `/${id}`);
    if (found.state === end) return found;
    if (!found.isLeased) await call(server, headers, "POST", `/${id}/continue`, { headers: json });
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}

async function call(
  server: BenchServer,
  headers: Headers,
  method: string,
  path: string,
  init: { body?: string; headers?: Headers } = {},
): Promise<ProductImport> {
  const response = await fetch(`${server.url}/app/staff/imports${path}`, {
    method,
    ...init,
    headers: { ...headers, ...init.headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: ProductImport }).data;
}
