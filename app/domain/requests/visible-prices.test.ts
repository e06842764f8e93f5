import { expect, test } from "vitest";
import { type RequestContent, RequestContentSchema } from "./request-content-schema.ts";
import { visibleContent, visibleTotal } from "./visible-prices.ts";

const CONTENT: RequestContent = RequestContentSchema.parse({
  name: "Residência Marina Alves",
  lines: [
    {
      kitOptionId: "kto_1",
      name: "Kit 5,50 kWp",
      amount: 2,
      powerW: 5500,
      unitPriceCents: 1_000_000,
      totalCents: 2_000_000,
      products: [],
    },
  ],
  customer: { userOrCompanyName: "Marina Alves", email: "marina@cliente.test", telephone: "+5562987654321" },
  delivery: { shippingType: "FOB", address: null },
  center: { id: "cen_1", name: "Goiânia" },
  payment: { type: "pix" },
  totals: { itemsCents: 2_000_000, freightCents: 10_000, totalCents: 2_010_000, powerW: 11_000 },
  explain: [
    { amount: "total", rule: "items + freight", inputs: { itemsCents: 2_000_000 }, resultCents: 2_010_000 },
  ],
});

test("who may see prices gets the request as it is", () => {
  expect(visibleContent(CONTENT, { showsPrices: true, showsFreight: true })).toEqual(CONTENT);
  expect(visibleTotal({ id: "req_1", totalCents: 5 }, true)).toEqual({ id: "req_1", totalCents: 5 });
});

test("who may not see the freight gets everything but its value and how it came about", () => {
  const explanation = {
    ...({ source: "fallback", ruleId: null, ruleName: "", type: "fixed", amount: "100" } as const),
    ...{ units: "1", exactCents: "10000", minimumCents: 0, maximumCents: null, roadTenthsOfKm: null },
  };
  const freight = { quoteId: null, provider: "pied" as const, integrationData: { id: 1 }, explanation };
  const shown = visibleContent({ ...CONTENT, freight }, { showsPrices: true, showsFreight: false });
  expect(shown).toEqual({
    ...CONTENT,
    totals: { ...CONTENT.totals, freightCents: null },
    freight: { ...freight, integrationData: null, explanation: null },
    explain: [],
  });
});

test("who may not see prices gets no amount of money, and everything else", () => {
  const { lines, totals, explain, ...rest } = visibleContent(CONTENT, {
    showsPrices: false,
    showsFreight: true,
  });
  expect(lines).toEqual([{ ...CONTENT.lines[0], unitPriceCents: null, totalCents: null }]);
  expect(totals).toEqual({ itemsCents: null, freightCents: null, totalCents: null, powerW: 11_000 });
  expect(explain).toEqual([]);
  expect(rest).toEqual({
    name: CONTENT.name,
    customer: CONTENT.customer,
    delivery: CONTENT.delivery,
    center: CONTENT.center,
    freight: null,
    payment: CONTENT.payment,
  });
  expect(visibleTotal({ id: "req_1", totalCents: 5 }, false)).toEqual({ id: "req_1", totalCents: null });
});
