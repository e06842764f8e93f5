import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import type { Figure, Section } from "./report.ts";

const KeptSchema = z.object({
  measuredAt: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      figures: z.array(
        z.object({
          what: z.string(),
          value: z.string(),
          verdict: z.enum(["held", "missed", "failed"]).optional(),
        }),
      ),
    }),
  ),
});

/** The stored result of an earlier run. */
export type Kept = z.infer<typeof KeptSchema>;

const RANKS = { held: 0, missed: 1, failed: 2 } as const;

/** The stored result of the previous run; null when there is none or it cannot be read. */
export function readKept(file: string): Kept | null {
  if (!existsSync(file)) return null;
  const kept = KeptSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return kept.success ? kept.data : null;
}

/** Figures that missed or failed, worst first, beside those of the previous run; and figures that are missing
 *  since. */
export function formatVerdicts(sections: readonly Section[], before: Kept | null): string[] {
  const then = new Map(
    before?.sections.flatMap(({ figures, title }) => figures.map((figure) => [keyOf(title, figure), figure])),
  );
  const now = sections.flatMap(({ figures, title }) => figures.map((figure) => ({ title, figure })));
  const broken = now
    .filter(({ figure: { verdict = "held" } }) => verdict !== "held")
    .sort((one, other) => rankOf(other.figure) - rankOf(one.figure));
  const keys = new Set(now.map(({ title, figure }) => keyOf(title, figure)));
  const gone = [...then].filter(([key, { verdict }]) => verdict !== undefined && !keys.has(key));
  const lines = broken.map(({ title, figure }) => {
    const earlier = then.get(keyOf(title, figure));
    const was =
      earlier === undefined ? "new" : `${earlier.verdict ?? "without an aim"} before: ${earlier.value}`;
    return `  ${figure.verdict === "failed" ? "FAILED" : "above "}  ${title}: ${figure.what}: ${figure.value} (${figure.aim ?? ""}; ${was})`;
  });
  const heading =
    lines.length === 0
      ? "Every aim was held"
      : `${String(lines.length)} of ${String(now.length)} figures did not hold`;
  const since = before === null ? "" : `, compared with ${before.measuredAt}`;
  return ["", `${heading}${since}`, ...lines, ...gone.map(([key]) => `  gone    ${key}`)];
}

/** Identifies a figure by its words, since numbers in a title (load, amounts) vary. */
function keyOf(title: string, { what }: Pick<Figure, "what">): string {
  return `${title.replace(/\s*\(.*$/, "")}: ${what}`.replaceAll(/\d+([.,]\d+)?/g, "#");
}

function rankOf({ verdict = "held" }: Figure): number {
  return RANKS[verdict];
}
