/** `npm run bench`: measures size, speed and resource use of the product on this machine. With `--quick`, parts that
 *  need little setup run for a moment, which checks the bench itself and its counts. Each of the other options
 *  measures one part only: `--catalogue` a large catalogue, `--imports` imports, `--formula` price formulas,
 *  `--pricing` prices in workerd and in the calls that show them, `--requests` lists of many budgets and orders,
 *  `--payments` the rules of money in random lives of orders and confirmations at once (measured alone only: it takes
 *  half an hour or more), `--buying` buying in a browser, `--throughput` the
 *  processor time of calls, `--distributors` the memory of one instance for many distributors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { measurePages } from "./budgets.ts";
import { measureBuying } from "./buying/measure-buying.ts";
import { bundleWorker, measureBundle } from "./bundle.ts";
import { measureAccess } from "./access.ts";
import { countErrors } from "./count-errors.ts";
import { measureCatalogue } from "./catalogue/measure-catalogue.ts";
import { measureKits } from "./catalogue/measure-kits.ts";
import { measureCheckouts } from "./checkout/measure-checkouts.ts";
import { measureDelivery } from "./delivery/measure-delivery.ts";
import { measureFormulas } from "./formula/measure-formulas.ts";
import { measureImports } from "./imports/measure-imports.ts";
import { measureGrowth } from "./growth.ts";
import { measureDistributors } from "./many-distributors.ts";
import { readListPlan } from "./list-plan.ts";
import { measurePricingIsolate } from "./pricing/measure-isolate.ts";
import { createPricedTenant } from "./pricing/priced-tenant.ts";
import { measurePriceCalls } from "./pricing/measure-price-calls.ts";
import { assure, formatSections, hasFailed } from "./report.ts";
import type { Section } from "./report.ts";
import { measureRoundTrips } from "./round-trips.ts";
import { startServer } from "./server.ts";
import type { BenchServer } from "./server.ts";
import { measureSignIn } from "./sign-in.ts";
import { measureStartUp } from "./start-up.ts";
import type { LoadExtent } from "./load.ts";
import { measureThroughput } from "./throughput.ts";
import { formatVerdicts, readKept } from "./verdicts.ts";
import { createTenant } from "./world.ts";
import type { BenchTenant } from "./world.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import { readCommit } from "#scripts/stack/commit.ts";
import { measurePayments } from "./payments/measure-payments.ts";
import { measureExports } from "./requests/measure-exports.ts";
import { measureRequests } from "./requests/measure-requests.ts";
import { ROOT } from "#scripts/stack/paths.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

const FULL = {
  startUps: 5,
  load: { durationS: 8 } as LoadExtent,
  sizes: [100, 1_000, 10_000, 100_000],
  distributors: { distributors: 2_000, rounds: 3 },
  growthRequests: 200,
  delivery: { connections: [500, 1_000, 2_000], events: 5_000 },
  access: { checks: 1_000_000, held: 100_000, calls: 200 },
  signIns: 60,
  catalogue: { products: 50_000, kits: 20_000, requests: 60 },
  requests: { requests: 200_000, times: 40, moves: 80, cards: 2_000 },
  payments: { lives: 20_000, confirmations: 1_000 },
  imports: [2_000, 20_000],
  formulas: { evaluations: 300_000, generated: 100_000, hostile: 20_000, kits: 10_000 },
  pricing: { priceLists: [1_000, 5_000, 10_000, 20_000], evaluations: 300_000 },
  priceCalls: { kits: 1_000, calls: 400 },
  checkouts: 100_000,
  buying: { visits: 5, changes: 10, lines: 300, keys: 30, journeys: true },
};
const QUICK: typeof FULL = {
  ...FULL,
  load: { rounds: 1 },
  sizes: [100, 300],
  distributors: { distributors: 20, rounds: 2 },
  growthRequests: 5,
  access: { checks: 10_000, held: 1_000, calls: 5 },
  signIns: 5,
  catalogue: { products: 300, kits: 300, requests: 2 },
  requests: { requests: 2_000, times: 2, moves: 8, cards: 80 },
  payments: { lives: 40, confirmations: 40 },
  imports: [100],
  formulas: { evaluations: 3_000, generated: 500, hostile: 200, kits: 100 },
  pricing: { priceLists: [100, 300], evaluations: 3_000 },
  priceCalls: { kits: 100, calls: 16 },
  checkouts: 500,
  buying: { visits: 1, changes: 1, lines: 10, keys: 2, journeys: false },
};

/** Rows of the files when only imports are measured. */
const IMPORT_SIZES = [2_000, 5_000, 20_000, 40_000];

/** Size of an ordinary catalogue. */
const USUAL_KITS = 200;

/** Parts that can be measured alone, as in `-- --buying`. */
const PARTS = [
  "formula",
  "pricing",
  "imports",
  "buying",
  "catalogue",
  "requests",
  "payments",
  "throughput",
  "distributors",
] as const;

await runCommand(bench);

async function bench(): Promise<void> {
  const isQuick = process.argv.includes("--quick");
  const scale = isQuick ? QUICK : FULL;
  const part = PARTS.find((name) => process.argv.includes(`--${name}`));
  const sections: Section[] = [];
  const tell = (section: Section): void => {
    const assured = assure(section);
    sections.push(assured);
    for (const line of formatSections([assured])) print(line);
  };
  await (part === undefined ? measureAll(scale, isQuick, tell) : measurePart(part, scale, isQuick, tell));
  const file = join(ROOT, ".data/bench", `${part ?? "all"}${isQuick ? "-quick" : ""}.json`);
  for (const line of formatVerdicts(sections, readKept(file))) print(line);
  keep(file, sections, isQuick);
  print(`Kept in ${file}; the next run of the same compares with it`);
  if (hasFailed(sections)) process.exitCode = 1;
}

type Tell = (section: Section) => void;

async function measurePart(
  part: (typeof PARTS)[number],
  scale: typeof FULL,
  isQuick: boolean,
  tell: Tell,
): Promise<void> {
  if (part === "formula") {
    tell(measureFormulas(scale.formulas));
    return;
  }
  if (part === "pricing") for (const section of await measurePricingIsolate(scale.pricing)) tell(section);
  await ensureBuilt(print);
  const bundle = await bundleWorker();
  if (part === "imports") {
    tell(await measureImports(bundle, isQuick ? scale.imports : IMPORT_SIZES, { isHard: !isQuick }));
    return;
  }
  if (part === "distributors") {
    tell(await measureDistributors(bundle, scale.distributors));
    return;
  }
  if (part === "requests") tell(await measureExports(bundle, scale.requests.requests / 2));
  if (part === "buying") tell(measureCheckouts(scale.checkouts));
  await withServer(bundle, async (server) => {
    if (part === "pricing") tell(await measurePriceCalls(server, scale.priceCalls));
    if (part === "throughput") tell(await measurePricedThroughput(server, scale.load));
    if (part === "buying") await measureBuying(server, scale.buying, tell);
    if (part === "requests") tell(await measureRequests(server, scale.requests));
    if (part === "payments") tell(await measurePayments(server, scale.payments));
    if (part === "catalogue") {
      tell(await measureCatalogue(server, scale.catalogue));
      tell(await measureKits(server, scale.catalogue));
    }
  });
}

async function measureAll(scale: typeof FULL, isQuick: boolean, tell: Tell): Promise<void> {
  await ensureBuilt(print);
  const bundle = await bundleWorker();
  tell(measureBundle(bundle));
  if (!isQuick) tell(await measureStartUp(scale.startUps));
  tell(await measurePages());
  tell(measureFormulas(scale.formulas));
  tell(measureCheckouts(scale.checkouts));
  if (!isQuick) {
    for (const section of await measurePricingIsolate(scale.pricing)) tell(section);
    tell(await measureDelivery(scale.delivery));
  }
  await withServer(bundle, async (server) => {
    const tenant = await measureServer(server, scale, tell);
    if (!isQuick) {
      tell(await measureSignIn(server, tenant, scale.signIns));
      await measureCatalogues(server, scale, tell);
      tell(await measureRequests(server, scale.requests));
      await measureBuying(server, scale.buying, tell);
    }
    tell(countErrors(server));
  });
  if (!isQuick) {
    tell(await measureDistributors(bundle, scale.distributors));
    tell(await measureImports(bundle, scale.imports));
  }
}

async function withServer(
  bundle: Parameters<typeof startServer>[0],
  work: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(bundle);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function measureServer(server: BenchServer, scale: typeof FULL, tell: Tell): Promise<BenchTenant> {
  const place = { sqldUrl: server.sqldUrl, sessionSecret: server.secrets.SESSION_SECRET };
  const tenant = await createTenant(place, { slug: "bench", kits: USUAL_KITS });
  tell(await measureRoundTrips(server, tenant));
  tell(await readListPlan(server, tenant));
  const tenants: BenchTenant[] = [];
  for (const kits of scale.sizes) tenants.push(await createTenant(place, { slug: `bench${kits}`, kits }));
  tell(await measureGrowth(server, tenants, scale.growthRequests));
  tell(await measureThroughput(server, tenant, scale.load));
  tell(await measureAccess(server, tenant, scale.access));
  return tenant;
}

/** Throughput with prices from rules, price list and group, as for a distributor who uses all of them. */
async function measurePricedThroughput(server: BenchServer, load: LoadExtent): Promise<Section> {
  const tenant = await createPricedTenant(server, { slug: "precos", kits: USUAL_KITS });
  return measureThroughput(server, tenant, load);
}

async function measureCatalogues(server: BenchServer, scale: typeof FULL, tell: Tell): Promise<void> {
  tell(await measurePriceCalls(server, scale.priceCalls));
  tell(await measureCatalogue(server, scale.catalogue));
  tell(await measureKits(server, scale.catalogue));
}

function keep(file: string, sections: readonly Section[], isQuick: boolean): void {
  mkdirSync(dirname(file), { recursive: true });
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? "unknown" };
  const report = { measuredAt: new Date().toISOString(), commit: readCommit(), isQuick, machine, sections };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
