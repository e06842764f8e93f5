import { expect, test } from "vitest";
import type { StockWait } from "#domain/requests/stock-wait.ts";
import { deliveryText } from "./delivery-text.ts";

const QUOTED = {
  shippingType: "CIF" as const,
  chosen: { id: "frt", name: "", priceCents: 0, days: 5, deliveryOn: "2026-12-01" },
};
const UNQUOTED = { shippingType: "CIF" as const, chosen: null };

test.each<[StockWait, string, string]>([
  [{ for: "nothing" }, "Entrega até 01/12/2026 (5 dias úteis)", "Entrega em até 7 dias úteis"],
  [
    { for: "arrival", day: "2026-12-18" },
    "Entrega em até 5 dias úteis depois de 18/12/2026, quando chega o que falta no centro",
    "Entrega em até 7 dias úteis depois de 18/12/2026, quando chega o que falta no centro",
  ],
  [
    { for: "someDay" },
    "Entrega em até 5 dias úteis depois que chegar o que falta no centro",
    "Entrega em até 7 dias úteis depois que chegar o que falta no centro",
  ],
  [
    { for: "units" },
    "Sem prazo de entrega: o centro não tem tudo e não espera o que falta",
    "Sem prazo de entrega: o centro não tem tudo e não espera o que falta",
  ],
])("a delivery that waits for %j promises no more than that", (wait, quoted, unquoted) => {
  expect(deliveryText(QUOTED, { daysToDeliver: 7, wait })).toBe(quoted);
  expect(deliveryText(UNQUOTED, { daysToDeliver: 7, wait })).toBe(unquoted);
});
