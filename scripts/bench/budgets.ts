import { measureBudgets } from "./check-budgets.ts";
import type { Section } from "./report.ts";

const KILOBYTE = 1000;

/** JavaScript that a browser loads for each page and widget, compared with the build's budgets. */
export async function measurePages(): Promise<Section> {
  const lines = await measureBudgets();
  return {
    title: "JavaScript by page and widget (gzip)",
    figures: lines.map(({ name, bytes, limitBytes }) => ({
      what: name,
      value: `${(bytes / KILOBYTE).toFixed(1)} kB`,
      aim: `≤ ${(limitBytes / KILOBYTE).toFixed(0)} kB`,
      verdict: bytes <= limitBytes ? "held" : "missed",
      numbers: { bytes, limitBytes },
    })),
  };
}
