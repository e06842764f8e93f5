import { type Held, openIsolate } from "./isolate-memory.ts";
import { type Figure, figureUpTo, type Section } from "./report.ts";
import { startServer } from "./server.ts";
import { type BenchTenant, createTenant } from "./world.ts";

/** Kits of each distributor: a page. */
const KITS = 10;
/** Distributors that are asked at once. */
const AT_ONCE = 8;
const MB = 1_000_000;
/** Limit of what an instance holds of all distributors; a Worker has 128 MB. */
const LIMIT_MB = 48;

/** Memory of one instance of the Worker that serves the kit lists of many distributors in turn, over and over: what it
 *  keeps must not grow with their number, nor with time. */
export async function measureDistributors(
  bundle: string,
  { distributors, rounds }: { distributors: number; rounds: number },
): Promise<Section> {
  const server = await startServer(bundle, { isInspected: true });
  try {
    const tenants = await createTenants(server, distributors);
    const isolate = await openIsolate(server);
    const [first] = tenants;
    if (first) await askAll(server.url, [first]);
    const held: Held[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [, memory] = await isolate.measure(() => askAll(server.url, tenants));
      held.push(memory);
    }
    isolate.close();
    return {
      title: `One instance for ${String(distributors)} distributors (kit lists in turn, ${String(rounds)} rounds)`,
      figures: describeRounds(held),
    };
  } finally {
    await server.stop();
  }
}

async function createTenants(
  { sqldUrl, secrets }: { sqldUrl: string; secrets: { SESSION_SECRET: string } },
  count: number,
): Promise<BenchTenant[]> {
  const place = { sqldUrl, sessionSecret: secrets.SESSION_SECRET };
  const tenants: BenchTenant[] = [];
  for (let index = 0; index < count; index += 1) {
    tenants.push(await createTenant(place, { slug: `de${String(index)}`, kits: KITS }));
  }
  return tenants;
}

/** Asks for the first page of each list.
 *  @throws Error for an answer that is not whole */
async function askAll(url: string, tenants: readonly BenchTenant[]): Promise<void> {
  const waiting = [...tenants];
  const lane = async (): Promise<void> => {
    for (let tenant = waiting.shift(); tenant !== undefined; tenant = waiting.shift()) {
      const response = await fetch(`${url}/app/user/kits`, { headers: tenant.apiHeaders });
      const body = await response.text();
      if (!body.includes(`"totalItems":${String(KITS)},`)) {
        throw new Error(`The list of ${tenant.slug} is not whole: ${body.slice(0, 200)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function describeRounds(held: readonly Held[]): Figure[] {
  const rounds = held.map(({ heapBytes }, round) =>
    figureUpTo({
      what: `heap at its highest in round ${String(round + 1)}, above before`,
      number: heapBytes / MB,
      limit: LIMIT_MB,
      unit: "MB",
      otherwise: "missed",
    }),
  );
  const whole = Math.max(...held.map(({ wholeBytes }) => wholeBytes)) / MB;
  const all = { what: "all memory of the isolate", number: whole, limit: 128, unit: "MB" };
  return [...rounds, figureUpTo({ ...all, otherwise: "missed" })];
}
