import type { Section } from "../report.ts";
import { saveRows } from "../save-rows.ts";
import type { BenchServer } from "../server.ts";
import { type BenchTenant, createTenant } from "../world.ts";
import { buildAdmin } from "./catalogue-world.ts";
import { timeRequests } from "./time-requests.ts";

/** Requests of staff to the list of kits. */
const STAFF_REQUESTS = {
  "by power": "",
  "page 100 by name": "?sort=name&page=100",
  "last changed": "?sort=-updatedAt",
  "in a power range": "?minPower=20&maxPower=40",
  "words of every kit": "?search=kit",
  "words of a few": "?search=kit%20254",
  "on sale today": "?sale=onSale&promotional=false",
  "expired, of which there is none": "?sale=expired",
} as const;

/** Requests of buyers. */
const BUYER_REQUESTS = {
  "by power": "",
  "in a power range": "?minPower=20&maxPower=40",
  "in a narrow power range": "?minPower=20&maxPower=20.1",
  "page 500 by price": "?sort=price&page=500",
  "by price per kWp in a range": "?sort=pricePerKwp&minPower=60&maxPower=80",
} as const;

/** Worker time of both lists of kits, compared with a tenth of the kits. */
export async function measureKits(
  server: BenchServer,
  { kits, requests }: { kits: number; requests: number },
): Promise<Section> {
  const small = await createMaker(server, { slug: "kits1", kits: Math.round(kits / 10) });
  const large = await createMaker(server, { slug: "kits10", kits });
  return {
    title: `Lists of ${String(kits)} kits, against a tenth of them (${String(requests)} requests each)`,
    figures: await timeRequests(server, {
      requests: [
        ...Object.entries(STAFF_REQUESTS).map(([what, query]) => ({
          what: `makers: ${what}`,
          path: `/app/staff/kits${query}`,
          small: small.admin,
          large: large.admin,
        })),
        ...Object.entries(BUYER_REQUESTS).map(([what, query]) => ({
          what: `buyers: ${what}`,
          path: `/app/user/kits${query}`,
          small: small.apiHeaders,
          large: large.apiHeaders,
        })),
      ],
      times: requests,
    }),
  };
}

/** A distributor with kits, a buyer and an administrator. */
async function createMaker(
  { sqldUrl, secrets }: BenchServer,
  { slug, kits }: { slug: string; kits: number },
): Promise<BenchTenant & { admin: Readonly<Record<string, string>> }> {
  const tenant = await createTenant({ sqldUrl, sessionSecret: secrets.SESSION_SECRET }, { slug, kits });
  const { headers, statements } = buildAdmin(tenant.id);
  await saveRows(sqldUrl, statements);
  return { ...tenant, admin: { "x-debug-distributor": slug, ...headers } };
}
