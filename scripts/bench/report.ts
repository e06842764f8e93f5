/** A figure of the bench. */
export interface Figure {
  what: string;
  /** Formatted value. */
  value: string;
  /** Expected value; left out where there is none. */
  aim?: string;
  /** `missed` is reported; `failed` fails the bench, for wrong answers and for figures that do not depend on the
   *  machine. */
  verdict?: "held" | "missed" | "failed";
  /** Raw numbers, for comparisons between runs. */
  numbers?: Readonly<Record<string, number>>;
}

export interface Section {
  title: string;
  figures: readonly Figure[];
}

const MARKS = { held: "ok", missed: "above its aim", failed: "FAILED" } as const;

/** The table that the bench prints. */
export function formatSections(sections: readonly Section[]): string[] {
  const figures = sections.flatMap((section) => section.figures);
  const widest = (pick: (figure: Figure) => string): number =>
    Math.max(0, ...figures.map((figure) => pick(figure).length));
  const [whatWidth, valueWidth, aimWidth] = [
    widest(({ what }) => what),
    widest(({ value }) => value),
    widest(({ aim = "" }) => aim),
  ];
  return sections.flatMap(({ title, figures: rows }) => [
    "",
    title,
    ...rows.map(({ what, value, aim = "", verdict }) =>
      `  ${what.padEnd(whatWidth)}  ${value.padEnd(valueWidth)}  ${aim.padEnd(aimWidth)}  ${verdict ? MARKS[verdict] : ""}`.trimEnd(),
    ),
  ]);
}

/** Checks that a section was measured: without figures, or with a number that is NaN, it has failed. */
export function assure(section: Section): Section {
  const nothing: Figure = { what: "nothing was measured", value: "", verdict: "failed" };
  if (section.figures.length === 0) return { ...section, figures: [nothing] };
  return {
    ...section,
    figures: section.figures.map((figure) =>
      isMeasured(figure) ? figure : { ...figure, verdict: "failed" },
    ),
  };
}

function isMeasured({ value, numbers = {} }: Figure): boolean {
  return Object.values(numbers).every(Number.isFinite) && !/\bNaN\b|\bInfinity\b/.test(value);
}

/** Whether any figure has failed. */
export function hasFailed(sections: readonly Section[]): boolean {
  return sections.some(({ figures }) => figures.some(({ verdict }) => verdict === "failed"));
}

/** A figure with an upper limit. */
export function figureUpTo({
  what,
  number,
  limit,
  unit,
  otherwise,
}: {
  what: string;
  number: number;
  limit: number;
  unit: string;
  otherwise: "missed" | "failed";
}): Figure {
  return {
    what,
    value: `${round(number)} ${unit}`,
    aim: `≤ ${limit} ${unit}`,
    verdict: number <= limit ? "held" : otherwise,
    numbers: { value: number, limit },
  };
}

/** A number with as many decimals as matter at its size. */
export function round(number: number): string {
  return number.toFixed(Math.abs(number) < 10 ? 2 : Math.abs(number) < 100 ? 1 : 0);
}

/** @param share - from 0 to 1; 0.5 is the median */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
