import type { EstimateAnswer } from "#domain/sizing/estimate-schema.ts";
import { change, find } from "./render.tsx";

/** A house that is worth a system of 3.3 kW. */
export const ESTIMATE_ANSWER: EstimateAnswer = {
  takesContacts: true,
  estimate: {
    ...{ powerW: 3_337, roofM2: 16, monthlyKwh: 428, consumptionKwh: 428 },
    ...{ monthlySaving: 382.5, billAfter: 67.5 },
    assumed: {
      ...{ tariffPerKwh: 1.05, utilities: 1, minimumKwh: 50, fioBPct: 60, year: 2026 },
      sun: { city: "Goiânia", state: "GO", whM2Day: 5_437, source: "Atlas Brasileiro de Energia Solar" },
    },
  },
};

/** The field of a label. */
export function field(container: HTMLElement, label: string): HTMLInputElement {
  const found = Array.from(container.querySelectorAll("label")).find((one) => one.textContent === label);
  return find<HTMLInputElement>(container, `#${CSS.escape(found?.htmlFor ?? "")}`);
}

/** Types a house into its questions. */
export async function fillHouse(container: HTMLElement, { city = "goiania", bill = "R$ 450,00" } = {}) {
  await change(field(container, "Estado"), "GO");
  await change(field(container, "Cidade"), city);
  await change(field(container, "Conta de luz por mês (R$)"), bill);
}
