import { percentile, round } from "./report.ts";
import type { Figure, Section } from "./report.ts";
import type { BenchServer } from "./server.ts";
import type { BenchTenant } from "./world.ts";

const MAX_RATIO = 3;

/** Time of a page of kits as the catalogue grows. Requests run one after the other, alternating between sizes, so
 *  that other load on the machine affects all of them.
 *  @param tenants - from the smallest catalogue to the largest */
export async function measureGrowth(
  { url }: BenchServer,
  tenants: readonly BenchTenant[],
  requests: number,
): Promise<Section> {
  const times = new Map(tenants.map((tenant) => [tenant, [] as number[]]));
  for (let turn = 0; turn < requests; turn += 1) {
    for (const [tenant, own] of times) own.push(await timeList(url, tenant));
  }
  const medians = tenants.map((tenant) => percentile(times.get(tenant) ?? [], 0.5));
  const figures = tenants.map(({ kits }, at): Figure => {
    const p50Ms = medians[at] ?? Number.NaN;
    return { what: `${kits} kits`, value: `p50 ${round(p50Ms)} ms`, numbers: { p50Ms } };
  });
  const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
  return {
    title: `Kit list as the catalogue grows (${requests} requests in turn)`,
    figures: [
      ...figures,
      {
        what: `${tenants.at(-1)?.kits ?? 0} against ${tenants[0]?.kits ?? 0} kits`,
        value: `${round(ratio)} times`,
        aim: `≤ ${MAX_RATIO} times`,
        verdict: ratio <= MAX_RATIO ? "held" : "missed",
        numbers: { ratio },
      },
    ],
  };
}

async function timeList(url: string, { apiHeaders, kits, slug }: BenchTenant): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/app/user/kits`, { headers: apiHeaders });
  const body = await response.text();
  const ms = performance.now() - startedAt;
  if (!body.includes(`"totalItems":${kits},`))
    throw new Error(`The list of ${slug} is not whole: ${body.slice(0, 200)}`);
  return ms;
}
