import { buildFobOrder } from "./order-body.ts";
import { figureUpTo, percentile, round } from "./report.ts";
import type { Figure, Section } from "./report.ts";
import type { BenchServer } from "./server.ts";
import type { BenchTenant } from "./world.ts";

const CALLS = 11;

/** Median number of database round trips of a request, from `Server-Timing`; a host that was not seen for some
 *  seconds needs one more. List and page are reused while nothing changes. */
export async function measureRoundTrips(server: BenchServer, tenant: BenchTenant): Promise<Section> {
  const saving = (type: "budget" | "order") => (): RequestInit => ({
    method: "POST",
    headers: {
      ...tenant.apiHeaders,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify(buildFobOrder(tenant.kitOptionId, type)),
  });
  return {
    title: "Database round trips a request",
    figures: [
      await count("kit list", 1, `${server.url}/app/user/kits`, () => ({ headers: tenant.apiHeaders })),
      await count("kit list page", 1, `${server.url}/kitsIntegrator`, () => ({
        headers: tenant.pageHeaders,
      })),
      await count("save an order", 3, `${server.url}/app/user/requests`, saving("order")),
      await count("save a budget", 3, `${server.url}/app/user/requests`, saving("budget")),
    ],
  };
}

async function count(what: string, limit: number, url: string, init: () => RequestInit): Promise<Figure> {
  const counts: number[] = [];
  let bytes = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const response = await fetch(url, init());
    bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`${what} answered ${response.status}`);
    const timing = response.headers.get("server-timing") ?? "";
    counts.push(Number(/desc="(\d+) round trips/.exec(timing)?.[1]));
  }
  const figure = figureUpTo({
    what,
    number: percentile(counts, 0.5),
    limit,
    unit: "round trips",
    otherwise: "failed",
  });
  return { ...figure, value: `${figure.value}, answer of ${round(bytes / 1000)} kB` };
}
