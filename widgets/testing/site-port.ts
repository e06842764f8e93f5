import type { SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { SitePort } from "#widgets/site-sale/site-port.ts";

/** A site that takes budgets and orders, paid by Pix. */
export const SALE: SiteSale = {
  sells: ["budget", "order"],
  delivers: true,
  isFetched: true,
  methods: [{ id: null, type: "pix", name: "Pix", description: "", conditions: [] }],
};

/** A portal that sells as `SALE` says, and answers everything at once. */
export function buildSales(over: Partial<SitePort> = {}): SitePort {
  return {
    readSale: async () => SALE,
    quote: async ({ kits, cep }) => {
      const items = kits.reduce((sum, { amount }) => sum + amount * 9_874.2, 0);
      const freight =
        cep === null ? null : { id: "frt_1", price: 100, businessDays: 7, city: "Goiânia", state: "GO" };
      return { items, freight, total: items + (freight === null ? 0 : 100) };
    },
    findAddress: async (cep) => ({
      ...{ cep, uf: "GO", ibge: null, city: "Goiânia", precision: "exact" },
      ...{ logradouro: "Rua 1", bairro: "Centro" },
    }),
    startVisit: async () => ({ challenge: "sealed", expiresAt: "2026-11-29T20:15:00.000Z" }),
    confirmVisit: async () => ({ visit: "v", expiresAt: "2026-11-30T00:00:00.000Z", integrator: null }),
    save: async ({ type }) => ({ id: "req_1", type, code: "PED-000482", total: 9_974.2 }),
    payUrl: (id) => `https://sol.example/checkout/${id}`,
    ...over,
  };
}
