import type { PriceRights } from "#domain/requests/allow-content.ts";
import { resumContent } from "#domain/requests/resum-content.ts";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";

/** Rights of a person who may change any price. */
export const FREE_RIGHTS: PriceRights = {
  limits: {
    budget: { increasePct: "100", decreasePct: "100" },
    order: { increasePct: "100", decreasePct: "100" },
  },
  ...{ minimumMarginPct: null, approvesMargins: true, seesMargins: true },
};

/** Content of one line with its sum: by default R$ 1.000,00 and R$ 100,00 of freight. */
export function buildContent(
  { itemsCents = 100_000, freightCents = 10_000 }: { itemsCents?: number; freightCents?: number } = {},
  changes: Partial<RequestContent> = {},
): RequestContent {
  const content = RequestContentSchema.parse({
    name: "Galpão",
    lines: [
      {
        ...{ itemId: "a", name: "Kit A", amount: 1, powerW: 5_500, products: [] },
        ...{ unitPriceCents: itemsCents, totalCents: itemsCents },
      },
    ],
    customer: { userOrCompanyName: "Horizonte", email: "a@b.test", telephone: "+5562987654321" },
    delivery: { shippingType: "CIF", address: null },
    center: { id: "cen", name: "CD" },
    payment: { type: "pix" },
    totals: { itemsCents, freightCents, totalCents: itemsCents + freightCents, powerW: 5_500 },
    explain: [],
  });
  return resumContent(content, changes);
}
