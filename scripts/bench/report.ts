/** One figure of the bench. */
export interface Figure {
  what: string;
  /** As people read it. */
  value: string;
  /** What it should be; absent where there is nothing to compare with. */
  aim?: string;
  /** `missed` is told, `failed` fails the bench: for what does not depend on the machine, and for wrong answers. */
  verdict?: "held" | "missed" | "failed";
  /** The bare numbers, for comparisons between runs. */
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

/** A section whose figures were measured: one without any, and a figure of which a number is none, has failed. */
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

export function hasFailed(sections: readonly Section[]): boolean {
  return sections.some(({ figures }) => figures.some(({ verdict }) => verdict === "failed"));
}

/** A figure that should not exceed a number. */
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

/** @param share - between 0 and 1: 0.5 is the median */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
