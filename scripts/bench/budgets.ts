import { measureBudgets } from "./check-budgets.ts";
import { measureOthers } from "./others.ts";
import type { Figure, Section } from "./report.ts";

const KILOBYTE = 1000;

/** JavaScript that a browser loads for each page and widget, compared with the build's budgets, and beside it the size
 *  of well-known embeds. */
export async function measurePages(): Promise<Section> {
  const lines = await measureBudgets();
  return {
    title: "JavaScript by page and widget (gzip)",
    figures: [
      ...lines.map(({ name, bytes, limitBytes }): Figure => ({
        what: name,
        value: `${(bytes / KILOBYTE).toFixed(1)} kB`,
        aim: `≤ ${(limitBytes / KILOBYTE).toFixed(0)} kB`,
        verdict: bytes <= limitBytes ? "held" : "missed",
        numbers: { bytes, limitBytes },
      })),
      ...(await measureOthers()),
    ],
  };
}
