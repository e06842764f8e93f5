import { createClient } from "@libsql/client/http";
import { describeExtent, describeLoad, type LoadExtent, runLoad } from "./load.ts";
import type { LoadTarget } from "./load.ts";
import { buildFobOrder } from "./order-body.ts";
import type { Figure, Section } from "./report.ts";
import type { BenchServer } from "./server.ts";
import { type BenchTenant, createBuyers } from "./world.ts";

const HEALTH: LoadTarget = {
  what: "GET /health, the floor",
  path: "/health",
  accepts: (body) => body === '{"data":{"status":"ok"}}',
};

/** The last script of a completely streamed page. */
const PAGE_END = "streamController.close()";

/** People who ask in turn. */
const BUYERS = 1_000;

function listTargets(
  { slug, kits, apiHeaders, pageHeaders }: BenchTenant,
  buyers: readonly BenchTenant["apiHeaders"][],
): LoadTarget[] {
  const list = {
    path: "/app/user/kits",
    accepts: (body: string) => body.includes(`"totalItems":${kits},`) && body.split('"kitId"').length === 11,
  };
  let turn = 0;
  return [
    {
      what: "GET /app/user/kits, ten kits",
      ...list,
      headers: apiHeaders,
      aim: { requestsPerSecond: 800, p99Ms: 50 },
    },
    {
      what: `the same, for ${String(buyers.length)} people of as many companies in turn`,
      ...list,
      drawHeaders: () => ({ ...buyers[(turn += 1) % buyers.length] }),
    },
    {
      what: "GET /app/user/profile, a call that changes nothing",
      path: "/app/user/profile",
      headers: apiHeaders,
      accepts: (body) => body.startsWith('{"data":'),
    },
    {
      what: "login page",
      path: "/",
      headers: { "x-debug-distributor": slug },
      accepts: (body) => body.includes('name="password"') && body.includes(PAGE_END),
    },
    {
      what: "kit list page",
      path: "/kitsIntegrator",
      headers: pageHeaders,
      accepts: (body) => body.split("<article").length === 11 && body.includes(PAGE_END),
    },
  ];
}

function orderTarget(tenant: BenchTenant): LoadTarget {
  return {
    what: "POST /app/user/requests, an order",
    method: "POST",
    path: "/app/user/requests",
    headers: { ...tenant.apiHeaders, "content-type": "application/json" },
    body: JSON.stringify(buildFobOrder(tenant.kitOptionId)),
    drawHeaders: () => ({ "idempotency-key": crypto.randomUUID() }),
    accepts: (body) => /"code":"PED-\d{6,}"/.test(body),
    aim: { requestsPerSecond: 150, p99Ms: 200 },
  };
}

/** Requests per second and their times, of a Worker that shares its machine with database, rooms and this program. */
export async function measureThroughput(
  server: BenchServer,
  tenant: BenchTenant,
  extent: LoadExtent,
): Promise<Section> {
  const floor = await runLoad(server.url, HEALTH, extent);
  const figures: Figure[] = [describeLoad(HEALTH, floor)];
  const buyers = await createBuyers(server.sqldUrl, tenant, BUYERS);
  for (const target of listTargets(tenant, buyers)) {
    figures.push(describeLoad(target, await runLoad(server.url, target, extent), floor));
  }
  const target = orderTarget(tenant);
  const orders = await runLoad(server.url, target, extent);
  figures.push(describeLoad(target, orders, floor), await checkOrders(server, tenant, orders.answered));
  return { title: `Throughput (workerd, 16 connections, ${describeExtent(extent)} after warm-up)`, figures };
}

/** Checks that every answered order is in the database with a code of its own; orders under way at the end may be,
 *  too. */
async function checkOrders({ sqldUrl }: BenchServer, { id }: BenchTenant, answered: number): Promise<Figure> {
  const client = createClient({ url: sqldUrl });
  const { rows } = await client.execute({
    sql: `select count(*) as saved, max(cast(substr(code, 5) as integer)) as last from request
      where distributor_id = ? and type = 'order'`,
    args: [id],
  });
  client.close();
  const [saved, last] = [Number(rows[0]?.["saved"]), Number(rows[0]?.["last"])];
  const underWay = saved - answered;
  return {
    what: "orders in the database",
    value: `${saved} of ${answered} answered, last code ${last}`,
    aim: "all, without a gap",
    verdict: underWay >= 0 && underWay <= 100 && last === saved ? "held" : "failed",
    numbers: { saved, answered, last },
  };
}
