import { createCatalogue } from "../catalogue/catalogue-world.ts";
import type { Held, Isolate } from "../isolate-memory.ts";
import type { BenchServer } from "../server.ts";
import { createImportCalls } from "./import-calls.ts";
import type { HardFile } from "./hard-files.ts";
import { type BenchFormat, buildBenchFile } from "./import-files.ts";

/** A step of a file's import. */
export interface ImportStep extends Held {
  name: string;
  seconds: number;
}

/** All steps of a file of new products, and of one that changes all of them. */
export interface ImportRun {
  format: BenchFormat;
  rows: number;
  steps: ImportStep[];
}

const PRICES = { new: 123_456, changed: 130_000 } as const;

/** Imports a file at the limits, up to the comparison with the catalogue. */
export async function runHardFile(
  server: BenchServer,
  isolate: Isolate,
  { file, slug }: { file: HardFile; slug: string },
): Promise<ImportStep> {
  const { headers } = await createCatalogue(server, { slug, products: 100 });
  const calls = createImportCalls(server, headers);
  const bytes = await file.build();
  const startedAt = performance.now();
  const [, held] = await isolate.measure(async () => {
    const made = await calls.upload(bytes, file.format);
    await calls.work(made, "check", "checked");
  });
  return { name: file.what, seconds: (performance.now() - startedAt) / 1000, ...held };
}

/** Imports a file for a new distributor, exports the products, changes all of them by another file, and undoes
 *  that. The waiting page continues the work when a request has used up its time. */
export async function runImports(
  server: BenchServer,
  isolate: Isolate,
  { format, rows, slug }: { format: BenchFormat; rows: number; slug: string },
): Promise<ImportRun> {
  const { headers } = await createCatalogue(server, { slug: `importacao-${slug}`, products: 100 });
  const calls = createImportCalls(server, headers);
  const steps: ImportStep[] = [];
  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const [result, held] = await isolate.measure(work);
    steps.push({ name, seconds: (performance.now() - startedAt) / 1000, ...held });
    return result;
  }
  async function bring(what: keyof typeof PRICES): Promise<string> {
    const file = await buildBenchFile(format, rows, PRICES[what]);
    const made = await step(`upload, ${what}`, () => calls.upload(file, format));
    await step(`check, ${what}`, () => calls.work(made, "check", "checked"));
    const done = await step(`apply, ${what}`, () => calls.work(made, "apply", "applied"));
    if (done.appliedCount !== rows) throw new Error(`${String(done.failedCount)} rows of the bench failed`);
    return made.id;
  }
  await bring("new");
  await step("export", () => calls.exportAll(format));
  const changed = await bring("changed");
  await step("undo", () => calls.revert(changed));
  return { format, rows, steps };
}
