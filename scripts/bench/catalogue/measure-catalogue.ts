import type { Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { createCatalogue } from "./catalogue-world.ts";
import { timeRequests } from "./time-requests.ts";

/** Requests of people to a catalogue. */
const REQUESTS = {
  "first page by name": "?group=modules",
  "page 50 by name": "?group=modules&page=50",
  "dearest first": "?group=modules&sort=-price",
  "by code": "?group=inverters&sort=productCode",
  "last changed, of two types in every state": "?group=products&sort=-updatedAt&active=all",
  "of a manufacturer": "?group=modules&manufacturer=Fabricante%2007",
  "in a wide price range": "?group=modules&minPrice=200&maxPrice=1000",
  "in a narrow price range": "?group=modules&minPrice=500&maxPrice=502",
  "in a power range": "?group=inverters&minPower=5&maxPower=10",
  "of a kind": "?group=inverters&tipo_inversor=micro",
  "not for sale": "?group=modules&isToSell=no",
  "words of every module": "?group=modules&q=modulo%20s",
  "words of a few": "?group=modules&q=fabricante%2007%20modulo%201",
  "words of another group": "?group=inverters&q=modulo",
  "a part of a code": "?group=modules&productCode=COD-0500",
  "completion of a manufacturer": "/manufacturers?q=fab&group=modules",
} as const;

/** Worker time of lists, filters and searches in a large catalogue, compared with one a tenth of its size. */
export async function measureCatalogue(
  server: BenchServer,
  { products, requests }: { products: number; requests: number },
): Promise<Section> {
  const small = await createCatalogue(server, { slug: "catalogo1", products: Math.round(products / 10) });
  const large = await createCatalogue(server, { slug: "catalogo10", products });
  return {
    title: `Catalogue of ${String(products)} products, against a tenth of it (${String(requests)} requests each)`,
    figures: await timeRequests(server, {
      requests: Object.entries(REQUESTS).map(([what, query]) => ({
        what,
        path: `/app/staff/products${query}`,
        small: small.headers,
        large: large.headers,
      })),
      times: requests,
    }),
  };
}
